/** What chats say in a person's place, by kind; each in the languages of the product: en de fr es it pt nl pl sv tr uk ar. */
const OMITTED =
  /omitted|not included|weggelassen|ausgelassen|ausgeschlossen|\bomis|absente?|omitid[oa]|omess[aoi]|non inclus|ocultad?[oa]|weggelaten|pominięt|utelämna|dahil edilmedi|atlanmış|пропущено|вилучено|غير مرفق|استبعاد/iu
const MISSED_CALL =
  /missed .*call|verpasster .*anruf|appel .*manqué|llamada .*perdida|videollamada perdida|chiamata .*persa|(?:chamada|ligação) .*perdida|gemiste .*oproep|nieodebrane .*połącz|missat .*samtal|cevapsız .*arama|пропущений .*виклик|مكالمة .*فائتة/iu
const ENCRYPTED =
  /end-to-end|ende-zu-ende|bout en bout|extremo a extremo|ponta a ponta|są w pełni szyfrowane|ände till ände|totalsträckskrypt|uçtan uca|наскрізн|المكالمات مشفرة/iu
const MESSAGE =
  /messag|nachricht|mensaje|mensagem|messaggio|bericht|wiadomoś|meddeland|mesaj|повідомлен|رسالة/iu
const DELETED =
  /delet|gelöscht|supprim|elimin|apagad|apagou|verwijderd|usuni|usuną|tog(?:s)? bort|silindi|sildi|видал|حذف/iu
const PINNED =
  /pinned|angepinnt|angeheftet|fixiert|épinglé|fij[óo]|fissato|fixou|vastgezet|przypi|nålade|fäste|sabitledi|закріпи|ثبّت|ثبت/iu
const GROUP =
  /group|gruppe|groupe|grupo|gruppo|groep|\bgrup|груп|مجموعة|\bcall\b|channel|server|invite link|kanal|canal/iu
const CHANGED =
  /joined|\bleft\b|added|removed|created|changed|started|named|verlassen|beigetreten|hinzugefügt|entfernt|erstellt|geändert|rejoint|quitté|ajouté|retiré|créé|modifié|salió|unió|añadi|eliminó|creó|cambi|uscit|unit|aggiunt|rimoss|creato|abbandonat|entrou|saiu|adicion|removeu|criou|mudou|verlaten|toegevoegd|verwijderd|gemaakt|gewijzigd|lid geworden|opuści|dołączy|dodał|usunął|usunęła|utworzy|zmieni|lämna|gick med|lade till|tog bort|skapade|ändrade|ayrıldı|katıldı|ekledi|çıkardı|oluşturdu|değiştirdi|залиши|вийш|приєдна|дода|створи|зміни|غادر|انضم|أضاف|أنشأ|غيّر|أزال/iu
const ALONE =
  /^(?:<[^<>]{2,80}>|bot|\[ ?\p{L}[\p{L} ]{2,30}\]|null|[\w-]+\.\w{3,4} \([^()]{3,40}\)|\S{1,30} (?:joined|left)\.?|you (?:sent|replied to .{1,40})|seen(?: by .{1,60})?|delivered|original message:|\d{1,2} ?(?:s|m|min|h|hrs?|d|w|std|j|mn|хв|год|dk|sa|دقيقة|ساعة)\.?(?: ago)?|!\[[^\]]*\]\([^)]*\)|(?::[\w+-]+: ?\d*)+)$/iu
const LONGEST_NOTICE = 300
const MARK =
  /\s*(?:<[^<>:/]{4,60}>|\((?:edited|bearbeitet|modifié|editado|modificato|bewerkt|edytowano|edytowana|redigera[td]|ändrad|düzenlendi|відредаговано|змінено|معدّ?لة?|تم التعديل)\))$/iu

/** Whether a line of a chat was written by the chat and by no person: what is missing, who came, what was deleted. */
export function isNotice(text: string): boolean {
  if (text.length > LONGEST_NOTICE) return false
  const words = text.split(' ').length
  return (
    (ALONE.test(text) && !/https?:|www\./i.test(text)) ||
    ENCRYPTED.test(text) ||
    (words <= 4 && OMITTED.test(text)) ||
    (words <= 9 && MISSED_CALL.test(text)) ||
    (words <= 12 && MESSAGE.test(text) && (DELETED.test(text) || PINNED.test(text))) ||
    (words <= 12 && GROUP.test(text) && CHANGED.test(text))
  )
}

/** A message without what the chat put behind it: that it was edited. */
export function withoutMark(text: string): string {
  return text.slice(0, -80) + text.slice(-80).replace(MARK, '')
}
