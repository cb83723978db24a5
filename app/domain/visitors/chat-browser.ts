const CHAT_APPS = /\b(FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|Snapchat|Telegram|Twitter|WhatsApp)\b/i

/** Whether a user agent names the browser inside a chat app, which keeps its own cookies. */
export function isChatBrowser(userAgent: string): boolean {
  return CHAT_APPS.test(userAgent)
}
