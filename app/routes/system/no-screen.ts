/** For addresses that only take posts: with a screen, even one of nothing, what breaks there gets our error page. */
export default function NoScreen() {
  return null
}
