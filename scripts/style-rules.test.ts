import { expect, test } from 'vitest'
import { styleRules } from './style-rules.ts'
import { firstStyles } from '#app/visitor/first-styles.ts'

const first = (stylesheet: string, page: string) => firstStyles(styleRules(stylesheet))(page, page)

test.each([
  ['an element that is there', 'p{color:red}', '<p>text</p>', 'p{color:red}'],
  ['an element that is not', 'p{color:red}', '<div>text</div>', ''],
  ['a class that is there', '.tag{color:red}', '<p class="big tag">text</p>', '.tag{color:red}'],
  ['a class that is not', '.tag{color:red}', '<p class="tags">text</p>', ''],
  [
    'a class with signs',
    String.raw`.md\:gap-2\.5{gap:1px}`,
    '<p class="md:gap-2.5">',
    String.raw`.md\:gap-2\.5{gap:1px}`,
  ],
  [
    'a class with brackets',
    String.raw`.cols-\[1fr_20rem\]{color:red}`,
    '<p class="cols-[1fr_20rem]">',
    String.raw`.cols-\[1fr_20rem\]{color:red}`,
  ],
  [
    'both of two classes',
    '.tag .face{color:red}',
    '<p class="tag"><b class="face">',
    '.tag .face{color:red}',
  ],
  ['one of two classes', '.tag .face{color:red}', '<p class="tag">', ''],
  ['one of two selectors', '.tag,.card{color:red}', '<p class="card">', '.card{color:red}'],
  [
    'the value of an attribute',
    '.tag[data-tied=true]{color:red}',
    '<p class="tag" data-tied="true">',
    '.tag[data-tied=true]{color:red}',
  ],
  ['another value', '.tag[data-tone=danger]{color:red}', '<p class="tag" data-tone="paper">', ''],
  ['a part of an element', '.tag:before{color:red}', '<p class="tag">', '.tag:before{color:red}'],
  ['what excludes', '.tag:not(.card){color:red}', '<p class="tag">', '.tag:not(.card){color:red}'],
  ['everything', '*{margin:0}', '<p>', '*{margin:0}'],
  [
    'a context',
    '@media (width>=9rem){.tag{color:red}.card{color:red}}',
    '<p class="tag">',
    '@media (width>=9rem){.tag{color:red}}',
  ],
  ['a context of nothing', '@media (width>=9rem){.card{color:red}}', '<p class="tag">', ''],
  ['a state that comes later', '.tag:hover{color:red}', '<p class="tag">', ''],
  ['paper', '@media print{.tag{color:red}}', '<p class="tag">', ''],
  [
    'what shows until it has the focus',
    '.tag:not(:focus){color:red}',
    '<p class="tag">',
    '.tag:not(:focus){color:red}',
  ],
  [
    'what shows until its end has come',
    '.tag:not(:has(> div)){color:red}',
    '<p class="tag">',
    '.tag:not(:has(> div)){color:red}',
  ],
  ['what holds what comes later', '.tag:has(> dialog){color:red}', '<p class="tag">', ''],
  ['what has turned', '.tag[data-turned=true]{color:red}', '<p class="tag">', ''],
  ['what has the focus', '.tag:focus{color:red}', '<p class="tag">', ''],
  ['what is disabled', 'button:disabled{color:red}', '<button disabled="">', 'button:disabled{color:red}'],
  ['what is not disabled', 'button:disabled{color:red}', '<button>', ''],
  ['a value of another attribute', '[data-tied=true]{color:red}', '<p data-discover="true">', ''],
  ['an attribute that is not there', '[hidden]{display:none}', '<p>', ''],
  ['a font, which stands in the page anyway', '@font-face{font-family:x;src:local(Arial)}', '<p>', ''],
  [
    'a value that is used twice',
    ':root{--red:#ff0000}p{color:var(--red);fill:var(--red)}',
    '<p>',
    ':root{--red:#ff0000}p{color:var(--red);fill:var(--red)}',
  ],
  [
    'a value that is used twice and shorter than its name',
    ':root{--red:#f00}p{color:var(--red);fill:var(--red)}',
    '<p>',
    ':root{}p{color:#f00;fill:#f00}',
  ],
  [
    'a value that has another in the dark',
    ':root{--red:#f00}@media screen and (prefers-color-scheme:dark){:root{--red:#a00}}p{color:var(--red)}',
    '<p>',
    ':root{--red:#f00}@media screen and (prefers-color-scheme:dark){:root{--red:#a00}}p{color:var(--red)}',
  ],
  [
    'a value that something else may stand in for',
    ':root{--red:#f00}p{color:var(--red,blue)}',
    '<p>',
    ':root{--red:#f00}p{color:var(--red,blue)}',
  ],
  [
    'values that are used once, one in the other',
    ':root{--a:1px;--b:var(--a) 2px}p{margin:var(--b)}',
    '<p>',
    ':root{}p{margin:1px 2px}',
  ],
  [
    'a value that is used once, which the fonts of a page say anew',
    ':root{--font-text:serif}p{font-family:var(--font-text)}',
    '<p>',
    ':root{--font-text:serif}p{font-family:var(--font-text)}',
  ],
  [
    'a value that nothing uses',
    ':root{--red:#f00}.tag{color:var(--red)}p{margin:0}',
    '<p>',
    ':root{}p{margin:0}',
  ],
  [
    'a value that only such a one uses',
    ':root{--a:1px;--b:var(--a)}p{margin:0}',
    '<p>',
    ':root{}p{margin:0}',
  ],
])('the first styles of a page: %s', (_what, stylesheet, page, expected) => {
  expect(first(stylesheet, page)).toBe(expected)
})

test('what people wrote is no class and no element', () => {
  expect(first('.tag{color:red}', '<p data-idea="a .tag">&lt;b class="tag"&gt; "tag"</p>')).toBe('')
})

test('what was chosen for one page’s data is not used for another’s', () => {
  const styles = firstStyles(styleRules('p{color:red}b{color:blue}'))
  expect(styles('<p>', 'a paragraph')).toBe('p{color:red}')
  expect(styles('<b>', 'bold')).toBe('b{color:blue}')
  expect(styles('<p>', 'another paragraph')).toBe('p{color:red}')
})
