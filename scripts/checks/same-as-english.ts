/** By language the sentences that are rightly the same as in English. */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: ['Code', 'Cookies', 'Details', 'Link', 'Name', 'Passkey: {name}', 'Passkeys', 'SMS', 'Shop'],
  es: [
    'Cookies',
    'Error',
    'Ideas',
    'SMS',
    'Visible',
    'idea',
    '{ideas, plural, one {# idea} other {# ideas}}',
    '{occasion}, {date}, {ideas, plural, one {# idea} other {# ideas}}',
  ],
  fr: ['Code', 'Cookies', 'Invitation', 'Menu', 'Notifications', 'Pages', 'SMS', 'Visible'],
  it: ['Email', 'Link', 'Menu', 'Passkey: {name}', 'Password', 'Privacy', 'SMS', 'idea', 'link'],
  nl: ['Code', 'Cookies', 'Details', 'Link', 'Menu', 'Passkey: {name}', 'Privacy', 'Week', 'details', 'link'],
  pl: ['Link', 'Menu', 'SMS', 'link'],
  'pt-BR': ['Cookies', 'Hobbies', 'Link', 'Menu', 'Quizzes', 'SMS', 'link'],
  tr: ['Portal', 'SMS'],
  uk: ['SMS'],
}
