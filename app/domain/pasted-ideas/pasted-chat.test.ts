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
  // Heads of other shapes.
  '[24.12., 18:03] Ann: wool socks',
  '[3.1., 9:03] Ann: wool socks',
  '[24 груд. 2025 р., 18:03] Ann: wool socks',
  'середа, 24 грудня 2025 р. о 18:03 - Ann: wool socks',
  'Mi., 24.12.25, 18:03 - Ann: wool socks',
  'mer. 24/12/25, 18:03 - Ann : wool socks',
  'Wed, 12/24/25, 6:03 PM - Ann: wool socks',
  '24-12-25 18:03:11: Ann: wool socks',
  '[24.12.25, 18:03] Ann; Mum: wool socks',
  '[24.12.25, 18:03] Mum | Dad: wool socks',
  '[24.12.25, 18:03] Ann <3: wool socks',
  `24.12.25, 18:03 - ${'Ann Lee '.repeat(12)}: wool socks`,
])('of “%s” the text alone stays', (line) => {
  expect(written(`${line}\n${line.replace('wool socks', 'a kite')}`)).toEqual(['wool socks', 'a kite'])
  // Of one line only a sender behind a time in brackets, or a date as of an export, tells of a chat.
  const alone = /^[\u200e\u200f> ]*\[|^[\p{Nd}./-]{6,10}[,،]/u.test(line) ? 'wool socks' : line
  expect(written(line)).toEqual([alone])
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
  ['times without a year', '24.12., 18:03\nwool socks\n24.12., 18:04\na kite'],
  ['one time', '24.12., 18:03\nwool socks\na kite'],
  ['Discord in Ukrainian', 'Аня — 24 груд. 2025 р. о 18:03\nwool socks\nБен — вчора о 18:03\na kite'],
  ['Discord in Swedish', 'Ann — Idag klockan 18:03\nwool socks\nBen — Igår klockan 18:03\na kite'],
  ['an app on Discord', 'Ann\nAPP\n — \n18:03\nwool socks\nBen\n — \n18:05\na kite'],
  ['one message of an app', 'Ann\nAPP\n — \n18:03\nwool socks\na kite'],
  ['Signal', 'Ann\nwool socks\n3m\nBen\na kite\nnow'],
  ['Signal in German', 'Ann\nwool socks\nvor 3 Min.\nBen\na kite\njetzt'],
  ['Signal in Polish', 'Ann\nwool socks\n5 min temu\nBen\na kite\n2 min'],
  [
    'Messenger without times',
    'Ann Smith\nwool socks\nYou sent\nThis message was deleted.\nYou sent\nnull\nAnn Smith\na kite',
  ],
  ['Messenger with one own message', 'Ann\nwool socks\nAnn\na kite\nYou sent\nnull'],
  ['Messenger with one own message of two lines', 'Du hast gesendet\nwool socks\na kite'],
  ['Messenger with one time', 'Fri 6:03 PM\nAnn\nwool socks\nAnn\na kite'],
  ['Messenger with one time in French', 'ven. 18:03\nAnn Lee\nwool socks\nAnn Lee\na kite'],
  ['a reply on Telegram', 'Ann, [24.12.2025 18:03]\n[In reply to Bob]\nwool socks\na kite'],
  ['WhatsApp, a list', '24/12/2025, 18:03 - Ann: My list:\n- wool socks\n- a kite'],
  ['WhatsApp, a list in brackets', '[24/12/2025, 18:03] Ann: My list:\n- wool socks\n- a kite'],
  ['WhatsApp, a name and a list', '24.12.25, 18:03 - Ann Lee:\n• wool socks\n• a kite'],
  [
    'WhatsApp, two people, one of whom came',
    '24.12.25, 18:00 - Ann joined the group\n24.12.25, 18:03 - Ann: wool socks\na kite',
  ],
  ['Discord, a head without a text', 'Ann — Today at 18:02\nBen — Today at 18:03\nwool socks\na kite'],
  ['a message of several lines', '[18:03, 24/12/2025] Ann: wool socks\na kite'],
])('of a chat as %s writes it the texts alone stay', (_what, text) => {
  expect(written(text)).toEqual(['wool socks', 'a kite'])
})

test.each([
  'Ann — Today at 18:03',
  'Ann — Yesterday at 6:03 PM',
  'ann_23 — heute um 18:03 Uhr',
  'Ann — Hier à 18:03',
  'Ann — hoy a las 18:03',
  'Ann — ieri alle 18:03',
  'Ann — Hoje às 18:03',
  'Ann — vandaag om 18:03',
  'Ann — dziś o 18:03',
  'Ann — Idag klockan 18:03',
  'Ann — bugün saat 18:03',
  'Аня — вчора о 18:03',
  'Ann — اليوم في 18:03',
  'Ann Today at 18:03',
  'Ann Smith  18:03',
  'Ann Lee  6:03 PM',
])('over one message “%s” goes', (head) => {
  expect(written(`${head}\nwool socks\na kite`)).toEqual(['wool socks', 'a kite'])
  expect(written(head)).toEqual([head])
})

test.each([
  '[In reply to Bob]',
  '[Forwarded from Bob Lee]',
  '[Als Antwort auf Bob]',
  '[Weitergeleitet von Bob]',
  '[En réponse à Bob]',
  '[Transféré de Bob]',
  '[En respuesta a Bob]',
  '[Reenviado de Bob]',
  '[In risposta a Bob]',
  '[Inoltrato da Bob]',
  '[Em resposta a Bob]',
  '[Encaminhada de Bob]',
  '[Als antwoord op Bob]',
  '[Doorgestuurd van Bob]',
  '[W odpowiedzi na Bob]',
  '[Przekazano od Bob]',
  '[Som svar till Bob]',
  '[Vidarebefordrat från Bob]',
  '[Bob kişisine yanıt]',
  '[У відповідь Bob]',
  '[Переслано від Bob]',
  '[رد على Bob]',
])('“%s”, which Telegram writes over a message, goes', (line) => {
  expect(written(`Ann, [24.12.2025 18:03]\n${line}\nwool socks`)).toEqual(['wool socks'])
  expect(written(`${line}\nwool socks`)).toEqual([line, 'wool socks'])
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
  'Watch (24 h): red',
  '(24 h) deodorant',
  'Deodorant (48 h)',
  '24.12.2026 19:00 Concert',
  '24 December 2026, 19:00: Hamilton, row 5',
  '24.12.2026 19:00 - Opera: Carmen',
  'Fri 19:30: dinner',
  'Massage (2 h)',
  'Theatre (Fri 19:30)',
  'Cinema [18:30]',
  'Cinema [24.12.2026 18:30]',
  '[24.12.2026 18:30] Cinema',
  'Concert, 24.12.2026 19:00',
  'Hamilton — 24.12.2026 19:00',
  '1 h massage: back',
  'Parking (18 h): city',
])('%s is an idea', (line) => {
  expect(written(line)).toEqual([line])
  expect(written(`${line}\na lamp`)).toEqual([line, 'a lamp'])
})

test.each([
  ['Concert (24.12.2026 19:00)', 'Opera (25.12.2026 20:00)'],
  ['Concert (24.12.2026 19:00)', 'socks', 'Opera (25.12.2026 20:00)', 'kite'],
  ['24.12.2026 19:00 Concert', 'socks', '25.12.2026 20:00 Opera', 'kite'],
  ['24.12.2026 19:00 - Concert', '25.12.2026 20:00 - Opera'],
  ['Fri 19:30: dinner', 'Sat 20:00: opera'],
  ['Thermos (12 h)', 'Watch (24 h): red', 'Massage (2 h): back', 'kite'],
  ['1h30 massage: back', '2h15 massage: full'],
  ['3/4 sleeve shirt: red', '7/8 leggings: black'],
  ['4/4 violin: strings', '1/2 violin: strings'],
  ['1 h massage: back', '2 h massage: full'],
  ['Monday Club: scarf', 'Sunday Club: hat'],
  ['May: kite', 'June: lamp'],
  ['Ann', 'socks', 'Ann', 'kite'],
  ['Lego', 'socks', 'kite'],
  ['Dinner — Friday at 19:00', 'socks'],
  ['Opera Carmen 19:00', 'socks'],
  ['Cinema  18:30', 'socks'],
  ['24.12.2026 19:00 - Opera: Carmen', 'socks', 'kite'],
  ['Concert tickets — 24 December at 19:00', 'Group yoga class with a padded mat', 'bot', '[Lego]'],
])('the ideas %j, %j stay', (...ideas) => {
  expect(written(ideas.join('\n'))).toEqual(ideas)
})

test('what Messenger copies more than once is an idea, if no text stands below', () => {
  expect(written('You sent\nLego\nAnn\nLego')).toEqual(['Lego', 'Ann', 'Lego'])
  expect(written('Fri 6:03 PM\nLego\nwool socks')).toEqual(['Lego', 'wool socks'])
})

test('a date of its own below an idea is no head of a message', () => {
  const list = 'Concert\n24.12.2026 19:00\nOpera\n25.12.2026 20:00\na kite'
  expect(written(list)).toEqual(['Concert', 'Opera', 'a kite'])
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
  'You unsent a message',
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
  'Ten komunikat został usunięty',
  'Meddelandet har raderats',
  'View once message',
  'Message à vue unique',
  'Waiting for this message. This may take a while.',
  'Auf diese Nachricht wird gewartet.',
  'En attente de ce message',
  'Voice call, 3 min',
  'Video call, No answer',
  'Sprachanruf, Keine Antwort',
  'Appel vocal, Pas de réponse',
  'location: https://maps.google.com/?q=48.1,11.5',
  'Standort: https://maps.google.com/?q=48.1,11.5',
  'POLL:',
  'OPTION: Lego (2 votes)',
  'UMFRAGE:',
  'My document 2025.pdf (file attached)',
  'My document 2025.pdf • 3 pages \u200edocument omitted',
  'Your security code with Ann changed. Tap to learn more.',
  'Deine Sicherheitsnummer für Ann hat sich geändert.',
  'You turned on disappearing messages. New messages will disappear from this chat after 24 hours.',
  'Tu as activé les messages éphémères.',
  '(edited)',
  '[ Photo ]',
  'null',
])('nobody wrote “%s”', (notice) => {
  expect(written(`${said(notice)}\n${said('a kite')}`)).toEqual(['a kite'])
})

test.each([
  'left-handed scissors for the group',
  'Group yoga class with a padded mat',
  'Voucher for a call with a creator',
  'Canal cruise for the united family',
  'Minecraft server (started)',
  'Message board with deletable ink',
  'Left-footed boots for the group',
  'Messenger bag with a fixed strap',
  'Mug created for the group',
  'Video call camera',
  'Sprachanruf-Box',
  'LEGO: castle (900 pieces)',
  '[Lego]',
  '<Lego>',
])('in a chat “%s” is an idea', (text) => {
  expect(written(`${said(text)}\n${said('a kite')}`)).toEqual([text, 'a kite'])
})

test.each([
  'left-handed scissors for the group',
  'Group yoga class with a padded mat',
  'Voucher for a call with a creator',
  'Canal cruise for the united family',
  'Minecraft server (started)',
])('below a head “%s” is an idea', (text) => {
  expect(written(`Ann — 18:03\n${text}\nBen — 18:04\na kite`)).toEqual([text, 'a kite'])
})

test.each([
  'You sent',
  'Du hast gesendet',
  'Du hast ein Foto gesendet',
  'Vous avez envoyé',
  'Enviaste',
  'Hai inviato',
  'Você enviou',
  'Je hebt verzonden',
  'Wysłano przez Ciebie',
  'Du skickade',
  'Sen gönderdin',
  'Ви надіслали',
  'لقد أرسلت',
])('“%s”, which Messenger writes over own messages, goes', (line) => {
  expect(written(`Ann Lee\nwool socks\n24 Dec 2025, 18:03\n${line}\na kite\n24 Dec 2025, 18:05`)).toEqual([
    'wool socks',
    'a kite',
  ])
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
