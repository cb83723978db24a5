const SCHEMES = [
  'https://',
  'http://',
  'HTTPS://',
  '//',
  '',
  'javascript:',
  'data:text/html,',
  'ftp://',
  'https:',
  'https:///',
]
const USERS = ['', 'eva@', 'eva:secret@', 'ikea.com@', '%40@']
const HOSTS = [
  'shop.example',
  'аpple.com',
  'xn--pple-43d.com',
  'müller.de',
  '日本語.jp',
  '127.0.0.1',
  '[::1]',
  '0x7f.1',
  'localhost',
  'a..b',
  'shop.example:99999',
  'sh op.example',
  'xn--a.example',
  '.example',
  '\u202eexample.com',
  'exa\u0000mple.com',
]
const PATHS = [
  '',
  '/',
  '/%zz%',
  '/a b',
  '/ä?ö=ü#ß',
  '/..//../x',
  '\\@evil.example',
  `/${'a'.repeat(10_000)}`,
  '/%00',
  '/)'.repeat(9),
]

/** As many odd web addresses: schemes, credentials, mixed scripts, spaces, percent signs, ten kilobytes. */
export function oddAddresses(count: number): string[] {
  const all = SCHEMES.flatMap((scheme) =>
    USERS.flatMap((user) => HOSTS.flatMap((host) => PATHS.map((path) => scheme + user + host + path))),
  )
  // Coprime to the lengths of the lists, so that a part of them has some of everything.
  return Array.from({ length: count }, (_, at) => all[(at * 1_237) % all.length] ?? '')
}
