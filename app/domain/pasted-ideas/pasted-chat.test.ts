import { expect, test } from 'vitest'
import { pastedIdeas } from '#app/domain/pasted-ideas/pasted-ideas.ts'

const written = (text: string) => {
  const read = pastedIdeas(text)
  return read.ok ? read.value.map((idea) => idea.text || idea.link) : read.code
}

test.each([
  // WhatsApp: exports of iOS and Android, copies of phones and of the web.
  '[24.11.26, 18:03:12] Ann: wool socks',
  '\u200e[24/12/2025, 18:03:11] Ann: wool socks',
  '[18:03, 24/12/2025] Ann: wool socks',
  '[24/12, 18:03] Ann Lee: wool socks',
  '[12/24, 6:03\u202fPM] Ann: wool socks',
  '11/24/26, 6:03 PM - Ann: wool socks',
  '12/24/25, 6:03\u202fPM - ~\u202fAnn: wool socks',
  '24/12/2025 18:03 - +49 170 1234567: wool socks',
  '2025-12-24, 6:03 p.m. - Ann: wool socks',
  '24.12.25, 18:03 - Dr. Ann O’Hara-Lee (work): wool socks',
  '24/12/2025 à 18:03 - Ann : wool socks',
  '24/12/25, 6:03\u00a0p.\u00a0m. - Ann: wool socks',
  '24/12/25, 18:03 h - Ann: wool socks',
  '24.12.25 um 18:03 Uhr - Ann: wool socks',
  '[24.12.2025 klo 18.03.11] Ann: wool socks',
  '[2025-12-24 kl. 18:03:11] Ann: wool socks',
  '24-12-2025 om 18:03 - Ann: wool socks',
  '24.12.2025 18:03 - Ann: wool socks',
  'ÖS 6:03, 24.12.2025 - Ann: wool socks',
  '24.12.2025, 6:03 пп - Ann: wool socks',
  '\u200f[٢٤‏/١٢‏/٢٠٢٥، ٦:٠٣:١١ م] Ann: wool socks',
  '٢٤/١٢/٢٠٢٥، ٦:٠٣ ص - آن: wool socks',
  '24 de dez. de 2025 às 18h03 - Ann: wool socks',
  // Telegram, Signal, Discord, Slack, mail
  '[24.12.2025 18:03] Ann: wool socks',
  '[2025-12-24T18:03:11.000Z] Ann: wool socks',
  '[18:03]Ann: wool socks',
  '[6:03 PM] Ann : wool socks',
  '[18:03] <ann> wool socks',
  'Ann (24.12.2025 18:03): wool socks',
  'Ann [18:03]: wool socks',
  '> [24.12.2025 18:03] Ann: wool socks',
  'Mittwoch, 24. Dezember 2025, 18:03 - Ann: wool socks',
  'Yesterday at 18:03 - Ann: wool socks',
  'wczoraj o 18:03 – Ann: wool socks',
])('of “%s” the text alone stays', (line) => {
  expect(written(line)).toEqual(['wool socks'])
})

test.each([
  ['Telegram, copied', 'Ann, [24.12.2025 18:03]\nwool socks\n\nBen, [24.12.2025 18:04]\na kite'],
  [
    'Telegram of macOS',
    'Ann, [24 Dec 2025 at 18:03:11]:\nwool socks\n\nBen, [24 Dec 2025 at 18:04:11]:\na kite',
  ],
  ['Telegram of a phone', 'Ann:\nwool socks\n\nBen:\na kite'],
  ['Telegram on the web', 'Ann\nwool socks\n18:03\nBen\na kite\n18:05'],
  ['Discord', 'Ann — Today at 18:03\nwool socks\nBen — Yesterday at 6:03 PM\na kite'],
  ['Discord, briefly', 'Ann — 18:03\nwool socks\n[18:04]\na kite'],
  ['Discord in German', 'Ann — heute um 18:03 Uhr\nwool socks\nBen — gestern um 18:03 Uhr\na kite'],
  ['Discord in three lines', 'Ann\n — \n24/12/2025 18:03\nwool socks\nBen\n — \n24/12/2025 18:04\na kite'],
  ['Discord’s exporter', '[24/12/2025 18:03] ann\nwool socks\n\n[24/12/2025 18:04] ben\na kite'],
  ['Slack', 'Ann Lee\n  6:03 PM\nwool socks\nBen\n  6:04 PM\na kite'],
  ['Slack in one line', 'Ann Lee  6:03 PM\nwool socks\nBen  6:04 PM\na kite'],
  ['Messenger', 'Ann Lee\nwool socks\n24 Dec 2025, 18:03\nYou sent\na kite\n24 Dec 2025, 18:05'],
  ['Messenger in French', 'Ann Lee\nwool socks\n24 déc. 2025, 18:03\nBen\na kite\nHier à 18:05'],
  ['times before names', '18:03\nAnn Lee\nwool socks\n18:05\nBen\na kite'],
  ['a day between', 'Heute\nAnn — 18:03\nwool socks\nGestern\nBen — 18:05\na kite'],
  ['IRC', '18:03 <ann> wool socks\n18:04 <ben> a kite'],
  ['a time before each', '18:03 Ann: wool socks\n18:04 Ben: a kite'],
  ['a time and a dash', '18:03 - Ann: wool socks\n18:04 - Ben: a kite'],
  [
    'a sender on one line, the text on the next',
    '[24/12/2025, 18:03] Ann:\nwool socks\n[24/12/2025, 18:04] Ben:\na kite',
  ],
  ['names twice', '18:01\nAnn Lee\nAnn Lee\nwool socks\nYou sent\na kite\nSeen by Ann Lee'],
  ['a bot', 'Ann\n — \nheute um 18:03 Uhr\nwool socks\nTom\nBOT\n — \nheute um 18:04 Uhr\na kite'],
  ['edited', 'Ann\nwool socks\n18:03\nBen\na kite\nedited 18:05'],
  [
    'a picture without words',
    'Ann, [24.12.2025 18:03]\n[ Photo ]\n\nAnn, [24.12.2025 18:04]\nwool socks\na kite',
  ],
  ['a mail', 'Am 24.12.2025 um 18:03 schrieb Ann <ann@example.org>:\n> wool socks\n> a kite'],
  ['known senders elsewhere', '[18:03] Ann: wool socks\nAnn: a kite'],
  ['a message of several lines', '[18:03, 24/12/2025] Ann: wool socks\na kite'],
])('of a chat as %s writes it the texts alone stay', (_what, text) => {
  expect(written(text)).toEqual(['wool socks', 'a kite'])
})

test.each([
  'Book: The Hobbit',
  '10:30 brunch voucher',
  '10:30 brunch voucher: for two',
  'Brunch at 10:30',
  'a 24/7 gym pass',
  '3/4 inch spanner',
  'May: a kite',
  '1984 by George Orwell',
  '24 balloons: red',
  'Monday Club: a scarf',
  'Concert on 24 December',
  'Advent calendar 24.12.',
  'Star Wars: Episode IV: A New Hope',
  'Joined-up handwriting set',
  'a call from Santa',
  'Message in a bottle',
  'Sat nav: any',
  'Concert tickets — 24 December at 19:00',
])('%s is an idea', (line) => {
  expect(written(line)).toEqual([line])
  expect(written(`${line}\na lamp`)).toEqual([line, 'a lamp'])
})

const said = (text: string) => `[24/12/2025, 18:03] Ann: ${text}`
test.each([
  '<Media omitted>',
  '<Medien ausgeschlossen>',
  '<Médias omis>',
  '<Multimedia omitido>',
  '<Media omessi>',
  '<Mídia oculta>',
  '<Media weggelaten>',
  '<pominięto multimedia>',
  '<Media har utelämnats>',
  '<Medya dahil edilmedi>',
  '<Медіафайл пропущено>',
  '<تم استبعاد الوسائط>',
  '<attached: 00000012-PHOTO-2025-12-24.jpg>',
  'IMG-20251224-WA0001.jpg (file attached)',
  '\u200eIMG-20251224-WA0001.jpg (Datei angehängt)',
  'image omitted',
  '\u200eany notice of iOS',
  'Bild weggelassen',
  'image absente',
  'imagen omitida',
  'immagine omessa',
  'imagem ocultada',
  'afbeelding weggelaten',
  'pominięto grafikę',
  'bild utelämnades',
  'görüntü dahil edilmedi',
  'зображення пропущено',
  'This message was deleted.',
  'You deleted this message',
  'Diese Nachricht wurde gelöscht.',
  'Du hast diese Nachricht gelöscht.',
  'Ce message a été supprimé',
  'Se eliminó este mensaje.',
  'Questo messaggio è stato eliminato',
  'Mensagem apagada',
  'Você apagou esta mensagem',
  'Dit bericht is verwijderd',
  'Ta wiadomość została usunięta',
  'Detta meddelande togs bort',
  'Bu mesaj silindi',
  'Це повідомлення видалено',
  'تم حذف هذه الرسالة',
  'Missed voice call',
  'Missed video call, tap to call back',
  'Verpasster Sprachanruf',
  'Appel vocal manqué',
  'Llamada perdida',
  'Chiamata vocale persa',
  'Chamada de voz perdida',
  'Gemiste spraakoproep',
  'Nieodebrane połączenie głosowe',
  'Missat röstsamtal',
  'Cevapsız sesli arama',
  'Пропущений голосовий виклик',
  'مكالمة صوتية فائتة',
  'Messages and calls are end-to-end encrypted. Only people in this chat can read them.',
  'Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.',
  'Les messages et les appels sont chiffrés de bout en bout.',
  'Mesajlar ve aramalar uçtan uca şifrelidir.',
  '(edited)',
  '[ Photo ]',
  'null',
])('nobody wrote “%s”', (notice) => {
  expect(written(`${said(notice)}\n${said('a kite')}`)).toEqual(['a kite'])
})

test.each([
  '24/12/2025, 18:03 - Ann joined using this group’s invite link',
  '24/12/2025, 18:03 - Messages and calls are end-to-end encrypted.',
  '[24/12/2025, 18:03] Ann hat die Gruppe verlassen',
  'Ann joined the group',
  'Ann added Ben to the group',
  'Ann hat die Gruppe „Weihnachten“ erstellt',
  'Ann a rejoint le groupe',
  'Ann salió del grupo',
  'Ann è uscita dal gruppo',
  'Ann entrou no grupo',
  'Ann heeft de groep verlaten',
  'Ann dołączyła do grupy',
  'Ann gick med i gruppen',
  'Ann gruptan ayrıldı',
  'Ann приєдналася до групи',
  'انضمت آن إلى المجموعة',
  'Ann joined.',
  'Ann pinned a message',
  'Wednesday, 24 December 2025',
  'Mercredi 24 décembre',
  'środa, 24 grudnia 2025',
  'Çarşamba, 24 Aralık 2025',
  'Yesterday',
  '18:03',
])('the line “%s” of a chat goes', (line) => {
  expect(written(`${said('a kite')}\n${line}\n${said('a lamp')}`)).toEqual(['a kite', 'a lamp'])
})

test.each([
  'a kite \u200e<This message was edited>',
  'a kite (edited)',
  'a kite (bearbeitet)',
  'a kite (modifié)',
  'a kite (düzenlendi)',
  'a kite (відредаговано)',
])('the mark behind “%s” goes', (text) => {
  expect(written(said(text))).toEqual(['a kite'])
})
