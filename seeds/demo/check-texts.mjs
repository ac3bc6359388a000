// What check.mjs asks of one text, code or list; and where it notes what is wrong.
/** Languages in which every text must be there. */
export const languages = ['en', 'zh', 'zh-HK']
/** Languages that the most visible texts have too. */
export const moreLanguages = ['de', 'ja']
/** What was found wrong. */
export const problems = []
export const fail = (where, what) => problems.push(`${where}: ${what}`)

export function unique(values, where) {
  const seen = new Set()
  for (const value of values) {
    if (seen.has(value)) fail(where, `twice: ${value}`)
    seen.add(value)
  }
  return seen
}

// GB 2312 holds Simplified letters only, Big5 (with Hong Kong's supplement) nearly none of them:
// a text that was put under the wrong language shows at once.
function lettersOf(encoding, firstTo, secondFrom) {
  const decoder = new TextDecoder(encoding)
  const letters = new Set()
  for (let first = encoding === 'big5' ? 0x87 : 0xa1; first <= firstTo; first += 1) {
    for (let second = secondFrom; second <= 0xfe; second += 1) {
      for (const letter of decoder.decode(Uint8Array.of(first, second))) letters.add(letter)
    }
  }
  return letters
}
const simplified = lettersOf('gbk', 0xf7, 0xa1)
// Node's Big5 is without the supplement, so the few letters of it that Hong Kong writes every day are named.
const traditional = lettersOf('big5', 0xfe, 0x40)
for (const letter of '着枱炻窰鈎踭跣冚擀啫餸瞓梘嚟嘅攞啱啲') traditional.add(letter)
const han = /\p{Script=Han}/u

function letters(text, allowed, where) {
  const strange = [...new Set([...text].filter((letter) => han.test(letter) && !allowed.has(letter)))]
  if (strange.length > 0) fail(where, `letters of another script: ${strange.join(' ')}`)
}

/** Every text in the three languages, with the same fields, none of them empty. */
export function checkTexts(texts, where, needed = ['title']) {
  if (!texts || typeof texts !== 'object') return fail(where, 'no texts')
  const fields = [...new Set([...needed, ...Object.keys(texts.en ?? {})])]
  for (const language of languages) {
    for (const field of fields) {
      const text = texts[language]?.[field]
      if (typeof text !== 'string' || text.trim() === '') fail(where, `${language}.${field} is missing`)
    }
    for (const field of Object.keys(texts[language] ?? {})) if (!fields.includes(field)) fail(where, `${language}.${field} is not in en`)
  }
  for (const language of Object.keys(texts)) {
    if (![...languages, ...moreLanguages].includes(language)) fail(where, `unknown language ${language}`)
  }
  letters(JSON.stringify(texts.zh ?? ''), simplified, `${where} zh`)
  letters(JSON.stringify(texts['zh-HK'] ?? ''), traditional, `${where} zh-HK`)
  for (const [language, text] of Object.entries(texts)) {
    for (const [field, value] of Object.entries(text)) {
      if (field === 'description' || field === 'body') checkHtml(value, `${where} ${language}.${field}`)
    }
  }
}

/** What a shopper wrote, with the answers: in every language that is not the one it is written in. Who reads Cantonese reads Simplified Chinese too, but not the other way round. */
export function checkWritten({ title, text, answer, translations = {}, replies = [] }, lang, where) {
  const isRead = (language) => language === lang || (language === 'zh-HK' && lang === 'zh')
  const allowed = { zh: simplified, 'zh-HK': traditional }
  const check = (fields, language) => allowed[language] && letters(JSON.stringify(fields), allowed[language], `${where} ${language}`)
  check({ title, text, answer }, lang)
  for (const language of languages.filter((one) => !isRead(one))) {
    for (const [field, own] of Object.entries({ title, text, answer })) {
      if (own && !translations[language]?.[field]) fail(where, `${language}.${field} is missing`)
    }
    check(translations[language] ?? '', language)
  }
  for (const reply of replies) checkWritten(reply, lang, `${where} reply`)
}

/** Opened tags are closed, in order. */
function checkHtml(html, where) {
  const open = []
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (['br', 'hr', 'img'].includes(name)) continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return fail(where, `</${name}> closes nothing`)
  }
  if (open.length > 0) fail(where, `<${open.at(-1)}> is not closed`)
}

export function barcodeHolds(code) {
  if (!/^\d{13}$/.test(code)) return false
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
