/** What chats say in a person's place, by kind; each in the languages of the product: en de fr es it pt nl pl sv tr uk ar. */
const OMITTED = new RegExp(
  oneOf(String.raw`omitted not\sincluded weggelassen ausgelassen ausgeschlossen \bomis absente? omitid[oa] omess[aoi]
    non\sinclus ocultad?[oa] weggelaten pominięt utelämna dahil\sedilmedi atlanmış пропущено вилучено غير\sمرفق استبعاد`),
  'iu',
)
const MISSED_CALL = new RegExp(
  oneOf(String.raw`missed\s.*call verpasster\s.*anruf appel\s.*manqué llamada\s.*perdida videollamada\sperdida
    chiamata\s.*persa (?:chamada|ligação)\s.*perdida gemiste\s.*oproep nieodebrane\s.*połącz missat\s.*samtal cevapsız\s.*arama
    пропущений\s.*виклик مكالمة\s.*فائتة`),
  'iu',
)
const CALL =
  /^(?:(?:voice|video|group) call|(?:sprach|video)anruf|appel (?:vocal|audio|vidéo)|(?:video)?llamada(?: de voz)?|(?:video)?chiamata(?: vocale)?|chamada de (?:voz|vídeo)|(?:spraak|video)oproep|połączenie (?:głosowe|wideo)|(?:röst|video)samtal|(?:sesli|görüntülü) arama|(?:голосовий |відео)виклик|مكالمة (?:صوتية|فيديو))(?:$|[,.] (?:\d|.*(?:answer|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowiedzi|svar|cevap|відповід|رد)))/iu
/** That messages are encrypted, disappear, or come from another phone. */
const PRIVACY = new RegExp(
  oneOf(String.raw`end-to-end ende-zu-ende bout\sen\sbout extremo\sa\sextremo ponta\sa\sponta są\sw\spełni\sszyfrowane
    ände\still\sände totalsträckskrypt uçtan\suca наскрізн المكالمات\sمشفرة disappearing\smessages
    selbstlöschende\snachricht messages\séphémères mensajes\stemporales messaggi\seffimeri mensagens\stemporárias
    (?:verdwijnende|tijdelijke)\sberichten znikając\S+\swiadomości försvinnande\smeddelanden süreli\smesaj
    (?:тимчасов|зникаюч)\S+\sповідомлен الرسائل\s(?:ذاتية\sالاختفاء|المؤقتة) security\scode\s(?:with|changed)
    sicherheits(?:nummer|code)\s(?:für|von|mit|hat|wurde) code\sde\ssécurité\s(?:avec|de)
    código\sde\sseguridad\s(?:con|de) codice\sdi\ssicurezza\s(?:con|di) código\sde\ssegurança\s(?:com|de)
    beveiligingscode\s(?:met|voor|van) kod\szabezpieczeń säkerhetskod(?:en)?\s(?:med|för) güvenlik\skod
    код\sбезпеки رمز\sالأمان`),
  'iu',
)
const MESSAGE = beginning(
  'message nachricht mensaje mensagem messaggio bericht wiadomoś komunikat meddeland mesaj повідомлен رسالة الرسالة',
)
const GONE_OR_FIXED = whole(
  String.raw`deleted unsent gelöscht supprimée? eliminó eliminaste eliminad[oa] eliminat[oa] apagada apagou apagaste verwijderd
    usunięt[aoy] usuną[łl]\p{L}* usunęła togs\sbort tog\sbort raderat raderats raderade silindi sildi sildiniz sildin видал\p{L}*
    حذف حذفت pinned angepinnt angeheftet fixiert épinglé fij[óo] fissato fixou vastgezet przypi\p{L}+ nålade fäste
    sabitledi закріпи\p{L}+ ثبّت ثبت
    view\sonce einmalansicht einmalige vue\sunique sola\svez única una\svolta eenmalige? jednorazow\p{L}+ visa\sen\sgång
    bir\skez одноразов\p{L}+ مرة\sواحدة
    waiting\sfor wart\p{L}+\sauf wird\sgewartet attente\sd\p{L} esperando attesa aguardando wachten\sop oczekiwanie väntar
    bekleniyor очікування بانتظار انتظار`,
)
const GROUP = beginning(
  'group gruppe groupe grupo gruppo groep grup груп مجموعة المجموعة call channel server invite kanal canal',
)
const CHANGED = whole(
  String.raw`joined left added removed created changed started named verlassen beigetreten hinzugefügt entfernt erstellt
    geändert rejoint quitté ajoutée? retirée? créée? modifiée? salió unió añadi(?:ó|do|da) eliminó creó cambi(?:ó|ato)
    uscit[oa] unit[oa] aggiunt[oa] rimoss[oa] creato abbandonato entrou saiu adicionou removeu criou mudou verlaten toegevoegd
    verwijderd gemaakt gewijzigd lid\sgeworden opuścił[aoy]? dołączył[aoy]? dodał[aoy]? usunął usunęła utworzył[aoy]?
    zmienił[aoy]? lämna(?:de|t) gick\smed lade\still tog\sbort skapade ändrade ayrıldı katıldı ekledi çıkardı oluşturdu
    değiştirdi залиши\p{L}+ вийш\p{L}+ приєдна\p{L}+ дода(?:в|ла) створи(?:в|ла) зміни(?:в|ла) غادرت? انضمت?
    أضافت? أنشأت? غيّرت? أزالت?`,
)
const SENT =
  /^(?:you (?:sent|replied to .{1,40})|du hast (?:.{1,30} )?(?:gesendet|geantwortet)|(?:vous avez|tu as) (?:envoyé|répondu).{0,40}|(?:tú )?enviaste.{0,40}|você (?:enviou|respondeu).{0,40}|hai (?:inviato|risposto).{0,40}|wysłano przez ciebie|(?:je|jij) hebt (?:.{1,30} )?(?:verzonden|gestuurd|verstuurd)|sen (?:.{1,30} )?gönderdin|du (?:skickade|svarade).{0,40}|ви (?:надіслали|відповіли).{0,40}|(?:لقد )?أرسلت.{0,40})\.?$/iu
const ALONE =
  /^(?:<[^<>\s]+ [^<>]+>|bot|app|\[ \p{L}[\p{L} ]{2,30} \]|null|\S{1,30} (?:joined|left)\.?|seen(?: by .{1,60})?|delivered|original message:|!\[[^\]]*\]\([^)]*\)|(?::[\w+-]+: ?\d*)+)$/iu
const FILE =
  /^[^<>:/]{1,150}\.(?:jpe?g|png|webp|gif|heic|mp[34]|mov|opus|m4a|ogg|aac|3gp|avi|pdf|docx?|xlsx?|pptx?|txt|csv|zip|vcf|apk|odt|rtf) (?:\([^()]{3,40}\)|• .*)$/iu
const PLACE = /^\p{L}[\p{L} -]{0,30}: ?https?:\/\/(?:maps\.|www\.google\.\S+\/maps)\S*$/iu
const POLL =
  /^(?:(?:POLL|UMFRAGE|SONDAGE|ENCUESTA|SONDAGGIO|ENQUETE|PEILING|ANKIETA|OMRÖSTNING|ANKET|ОПИТУВАННЯ|استطلاع رأي):|(?:OPTION|OPCIÓN|OPZIONE|OPÇÃO|OPTIE|OPCJA|ALTERNATIV|SEÇENEK|ВАРІАНТ|خيار): )/u
/** What Telegram puts over a message. */
const REPLYING = oneOf(
  String.raw`in\sreply\sto forwarded als\santwort\sauf weitergeleitet en\sréponse\sà transféré en\srespuesta\sa reenviado
    in\srisposta\sa inoltrato em\sresposta\sa encaminhad[oa] als\santwoord\sop doorgestuurd w\sodpowiedzi
    przekazan[oey] som\ssvar vidarebefordra[td] у\sвідповідь переслано رد[اً]*\sعلى أعيد\sتوجيه محول`,
)
const REPLY = new RegExp(String.raw`^\[(?:.{1,60}(?:yanıt|iletildi)|(?:${REPLYING}) ).{0,60}\]$`, 'iu')
const LONGEST_NOTICE = 300
const MARK =
  /\s*(?:<[^<>:/\s]{1,30} [^<>:/]{2,60}>|\((?:edited|bearbeitet|modifié|editado|modificato|bewerkt|edytowano|edytowana|redigera[td]|ändrad|düzenlendi|відредаговано|змінено|معدّ?لة?|تم التعديل)\))$/iu

/** Whether a line says that what stands below was sent by the reader: "You sent". */
export function isSent(text: string): boolean {
  return text.length <= LONGEST_NOTICE && SENT.test(text)
}

/**
 * Whether a line of a chat was written by the chat and by no person: what is missing, what was deleted; and, where no
 * sender stands before it, who came and went.
 */
export function isNotice(text: string, hasSender = false): boolean {
  if (text.length > LONGEST_NOTICE) return false
  const words = text.split(' ').length
  return (
    ALONE.test(text) ||
    SENT.test(text) ||
    REPLY.test(text) ||
    PLACE.test(text) ||
    POLL.test(text) ||
    FILE.test(text) ||
    PRIVACY.test(text) ||
    (words <= 6 && CALL.test(text)) ||
    (words <= 4 && OMITTED.test(text)) ||
    (words <= 9 && MISSED_CALL.test(text)) ||
    (words <= 12 && MESSAGE.test(text) && GONE_OR_FIXED.test(text)) ||
    (words <= 12 && !hasSender && GROUP.test(text) && CHANGED.test(text))
  )
}

function oneOf(words: string): string {
  return words.split(/\s+/).join('|')
}

function beginning(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[^\p{L}])(?:${oneOf(words)})`, 'iu')
}

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?:^|\s)(?:${oneOf(words)})(?=[\s.,:!]|$)`, 'iu')
}

/** A message without what the chat put behind it: that it was edited. */
export function withoutMark(text: string): string {
  return text.slice(0, -80) + text.slice(-80).replace(MARK, '')
}
