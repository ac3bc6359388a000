// Checks that the demo shop's data holds together. Plain Node.js 24, nothing to install: node seeds/demo/check.mjs
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeProduct, views } from '../../src/server/seed/complete-product.ts'
import { barcodeHolds, checkTexts, checkWritten, fail, languages, moreLanguages, problems, unique } from './check-texts.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const currencies = ['USD', 'EUR', 'GBP', 'CNY', 'HKD', 'JPY']
const scenes = new Set(
  'hero-table coll-morning coll-evening coll-gifts coll-kitchen coll-desk coll-garden coll-bath story-kiln story-fire story-oak story-wool story-table story-flax story-glaze story-glass story-repair story-garden story-letters look-morning look-evening look-desk look-garden look-laid look-corner house-wheel house-bench house-loom house-bindery house-metal house-willow house-hooks house-parcels house-ready offer-notebooks offer-table offer-tea offer-wool offer-welcome offer-parcels snap-brae-cup snap-fell-mug snap-tarn-bowl snap-gorse-teapot snap-stem-bud-vase snap-haar-throw snap-strath-mug snap-lumen-lamp snap-harbour-tote snap-hearth-candle'
    .split(' ')
    .map((name) => `${name}.jpg`),
)
const mostBytes = { picture: 250_000, all: 90_000_000 }
const notes = []

function read(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    fail(path, error.message)
    return undefined
  }
}

const filesOf = (folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.json')).sort() : []

/** Dollars always; a currency without an amount of its own is converted from them. */
function checkAmounts(amounts, where) {
  for (const currency of new Set(['USD', ...Object.keys(amounts ?? {})])) {
    if (!Number.isInteger(amounts?.[currency]) || amounts[currency] <= 0) fail(where, `${currency} is not a whole amount above 0`)
  }
  for (const currency of Object.keys(amounts ?? {})) if (!currencies.includes(currency)) fail(where, `unknown currency ${currency}`)
}

// Categories and tags
const categories = new Map()
function walk(list, parents) {
  for (const category of list ?? []) {
    const where = `category ${category.slug}`
    if (categories.has(category.slug)) fail('categories.json', `twice: ${category.slug}`)
    categories.set(category.slug, { parents, leaf: !category.children?.length, picture: category.picture, products: 0 })
    checkTexts(category.texts, where)
    for (const language of languages) if (!category.texts?.[language]?.description) fail(where, `${language}.description is missing`)
    walk(category.children, [...parents, category.slug])
  }
}
walk(read('categories.json'), [])
const tags = new Map()
for (const tag of read('tags.json') ?? []) {
  if (tags.has(tag.slug)) fail('tags.json', `twice: ${tag.slug}`)
  tags.set(tag.slug, 0)
  checkTexts(tag.texts, `tag ${tag.slug}`)
}

/** The product with the shared words looked up; undefined, and said so, when one is not there. */
function complete(product, file) {
  if (!product) return undefined
  for (const { value } of product.specifications) if (value) used.add(value)
  try {
    return { ...product, ...completeProduct(product, vocabulary) }
  } catch (error) {
    fail(`products/${file}`, error.message)
    return undefined
  }
}

function checkVocabulary() {
  for (const [key, option] of Object.entries(vocabulary?.options ?? {})) {
    for (const [value, words] of [['title', option], ...Object.entries(option.values)]) {
      checkTexts(Object.fromEntries(Object.entries(words.title).map(([language, title]) => [language, { title }])), `vocabulary ${key} ${value}`)
      for (const language of moreLanguages) if (!words.title[language]) fail(`vocabulary ${key} ${value}`, `${language} is missing`)
    }
  }
  for (const words of Object.values({ ...vocabulary?.specifications.titles, ...vocabulary?.specifications.values })) {
    checkTexts(Object.fromEntries(Object.entries(words).map(([language, title]) => [language, { title }])), `vocabulary ${words.en}`)
  }
}

// Products
const used = new Set()
const products = new Map()
const skus = []
const barcodes = []
const pictures = new Set(scenes)
const count = { variants: 0, soldOut: 0, low: 0, toOrder: 0 }
const soldOutProducts = []
const onSale = []
const withGaps = []
const vocabulary = read('vocabulary.json')
checkVocabulary()
for (const file of filesOf('products')) {
  const product = complete(read(`products/${file}`), file)
  if (!product) continue
  const where = `product ${product.slug}`
  if (`${product.slug}.json` !== file) fail(where, `lies in ${file}`)
  products.set(product.slug, product)

  const category = categories.get(product.category)
  if (!category) fail(where, `no category ${product.category}`)
  else {
    if (!category.leaf) fail(where, `${product.category} is not a deepest category`)
    for (const slug of [product.category, ...category.parents]) categories.get(slug).products += 1
  }
  for (const tag of product.tags) {
    if (tags.has(tag)) tags.set(tag, tags.get(tag) + 1)
    else fail(where, `no tag ${tag}`)
  }
  unique(product.tags, `${where} tags`)

  checkTexts(product.texts, where)
  for (const language of languages) {
    for (const field of ['title', 'summary', 'description']) {
      if (!product.texts?.[language]?.[field]) fail(where, `${language}.${field} is missing`)
    }
    const { seoTitle = '', seoDescription = '' } = product.texts?.[language] ?? {}
    if (seoTitle.length > 65) fail(where, `${language}.seoTitle has ${seoTitle.length} letters`)
    if (seoDescription.length > 160) fail(where, `${language}.seoDescription has ${seoDescription.length} letters`)
  }
  for (const language of moreLanguages) if (!product.texts?.[language]?.title) fail(where, `${language}.title is missing`)
  if (product.specifications.length < 4 || product.specifications.length > 8) fail(where, `${product.specifications.length} specifications`)
  for (const row of product.specifications) checkTexts(row.texts, `${where} specification ${row.texts?.en?.title}`, ['title', 'value'])

  const values = new Map()
  for (const option of product.options) {
    checkTexts(option.texts, `${where} option ${option.key}`)
    values.set(option.key, unique(option.values.map((value) => value.key), `${where} option ${option.key}`))
    for (const value of option.values) {
      checkTexts(value.texts, `${where} ${option.key} ${value.key}`)
      if (value.swatch !== undefined && !/^#[0-9a-f]{6}$/.test(value.swatch)) fail(where, `swatch ${value.swatch}`)
      if (option.key === 'colour' && !value.swatch) fail(where, `colour ${value.key} without a swatch`)
    }
  }

  const looks = [...(values.get('colour') ?? values.get('material') ?? values.get('scent') ?? [])]
  const expected = [...looks, ...views].map((of) => `${product.slug}--${of}.jpg`)
  // What has no option that shows names its pictures itself.
  if (looks.length > 0 && expected.toSorted().join() !== product.pictures.toSorted().join()) fail(where, `pictures are ${product.pictures.join(', ')}; expected ${expected.join(', ')}`)
  for (const picture of product.pictures) pictures.add(picture)

  const combinations = []
  for (const variant of product.variants) {
    const at = `${where} ${variant.sku}`
    skus.push(variant.sku)
    barcodes.push(variant.barcode)
    count.variants += 1
    if (!barcodeHolds(variant.barcode)) fail(at, `barcode ${variant.barcode}`)
    if (Object.keys(variant.options).join() !== [...values.keys()].join()) fail(at, 'not one value for every option')
    for (const [key, value] of Object.entries(variant.options)) if (!values.get(key)?.has(value)) fail(at, `${key} ${value} is not declared`)
    combinations.push(Object.values(variant.options).join(' / '))
    checkAmounts(variant.price, at)
    if (variant.linePrice) {
      checkAmounts(variant.linePrice, `${at} linePrice`)
      if (Object.keys(variant.linePrice).join() !== Object.keys(variant.price).join()) fail(at, 'price and linePrice are not in the same currencies')
      for (const currency of Object.keys(variant.price)) {
        if (variant.linePrice[currency] <= variant.price[currency]) fail(at, `linePrice in ${currency} is not above the price`)
      }
    }
    if (!Number.isInteger(variant.weightGrams) || variant.weightGrams <= 0) fail(at, 'weight')
    if (!Number.isInteger(variant.stock) || variant.stock < 0) fail(at, 'stock')
    if (!['deny', 'continue'].includes(variant.policy)) fail(at, `policy ${variant.policy}`)
    const look = variant.options.colour ?? variant.options.material ?? variant.options.scent
    if (look === undefined ? !product.pictures.includes(variant.picture) : variant.picture !== `${product.slug}--${look}.jpg`) fail(at, `picture ${variant.picture}`)
    if (variant.stock === 0 && variant.policy === 'deny') count.soldOut += 1
    if (variant.stock === 0 && variant.policy === 'continue') {
      count.toOrder += 1
      if (!product.tags.includes('made-to-order')) fail(at, 'made to order without the tag')
    }
    if (variant.stock > 0 && variant.stock <= 3) count.low += 1
  }
  unique(combinations, `${where} combinations`)
  const possible = [...values.values()].reduce((total, set) => total * set.size, 1)
  if (product.variants.length < possible) withGaps.push(`${product.slug} ${product.variants.length}/${possible}`)
  if (product.variants.every((variant) => variant.stock === 0 && variant.policy === 'deny')) soldOutProducts.push(product.slug)
  if (product.variants.some((variant) => variant.linePrice)) onSale.push(product.slug)
  if (Number.isNaN(Date.parse(product.publishedAt))) fail(where, `publishedAt ${product.publishedAt}`)
  if (!Number.isInteger(product.salesCount)) fail(where, 'salesCount')
  for (const flag of ['showSlideImage', 'showFavorite', 'showCart']) if (typeof product[flag] !== 'boolean') fail(where, flag)
}
for (const value of Object.keys(vocabulary?.specifications.values ?? {})) if (!used.has(value)) fail('vocabulary.json', `no product says ${value}`)
unique(skus, 'SKU')
unique(barcodes, 'barcode')
for (const [slug, category] of categories) {
  if (category.products === 0) fail(`category ${slug}`, 'holds no product')
  if (!pictures.has(category.picture)) fail(`category ${slug}`, `no picture ${category.picture}`)
}
for (const [slug, uses] of tags) if (uses === 0) fail(`tag ${slug}`, 'is used by no product')

// Collections
const collections = new Set()
for (const collection of read('collections.json') ?? []) {
  const where = `collection ${collection.slug}`
  if (collections.has(collection.slug)) fail(where, 'twice')
  collections.add(collection.slug)
  checkTexts(collection.texts, where, ['title', 'summary', 'description'])
  if (!pictures.has(collection.picture)) fail(where, `no picture ${collection.picture}`)
  unique(collection.products, where)
  for (const slug of collection.products) if (!products.has(slug)) fail(where, `no product ${slug}`)
  if (collection.slug === 'gifts-under-40') {
    // 40 of a dollar or a euro; the Chinese texts say 300 yuan and 300 Hong Kong dollars.
    const limits = { USD: 4000, EUR: 4000, CNY: 30000, HKD: 30000, JPY: 6000 }
    for (const slug of collection.products) {
      for (const variant of products.get(slug)?.variants ?? []) {
        for (const [currency, limit] of Object.entries(limits)) {
          if (variant.price[currency] >= limit) fail(where, `${variant.sku} costs ${variant.price[currency]} ${currency}`)
        }
      }
    }
  }
}

// Promotions and coupons
for (const file of filesOf('promotions')) {
  const { slug, picture } = read(`promotions/${file}`) ?? {}
  if (picture !== undefined && (!pictures.has(picture) || !existsSync(join(root, 'pictures', picture)))) fail(`promotion ${slug}`, `no picture ${picture}`)
}

// Brands
const named = new Set([...products.values()].map(({ brand = 'Aldermoor' }) => brand))
for (const brand of read('brands.json') ?? []) {
  checkTexts(brand.texts, `brand ${brand.name}`, ['title', 'description'])
  if (!named.has(brand.name)) fail(`brand ${brand.name}`, 'of no product')
  if (brand.picture !== undefined && !pictures.has(brand.picture)) fail(`brand ${brand.name}`, `no picture ${brand.picture}`)
}

// Pages
const pages = new Set()
// Pages of the shop itself, and a page that says no more than the law asks for.
const ownPages = new Set(['feedback', 'order-lookup', 'withdrawal'])
// The contact page's words are in its template.
const leastWords = { imprint: 80, contact: 30 }
for (const file of filesOf('pages')) {
  const page = read(`pages/${file}`)
  if (!page) continue
  if (`${page.slug}.json` !== file) fail(`page ${page.slug}`, `lies in ${file}`)
  pages.add(page.slug)
  if (page.picture !== undefined && !pictures.has(page.picture)) fail(`page ${page.slug}`, `no picture ${page.picture}`)
  checkTexts(page.texts, `page ${page.slug}`, ['title', 'summary', 'body'])
  for (const [language, { body = '' }] of Object.entries(page.texts ?? {})) {
    for (const [tag, name] of body.matchAll(/<img src="([^"]+)">|<img\b/g)) if (!pictures.has(name)) fail(`page ${page.slug} ${language}`, `no picture in ${tag}`)
  }
  const words = (page.texts?.en?.body ?? '').replace(/<[^>]+>/g, ' ').split(/\s+/).filter(Boolean).length
  if (words < (leastWords[page.slug] ?? 250) || words > 600) fail(`page ${page.slug}`, `${words} words in English`)
}
for (const slug of ['about', 'shipping', 'returns', 'privacy', 'terms', 'contact', 'imprint', 'right-of-withdrawal']) if (!pages.has(slug)) fail('pages', `no ${slug}`)

// Menus, home page, shop
const lists = new Set(['/', '/journal', '/lookbook', '/brand', '/search', '/tag', '/promotion', '/coupon', '/cart', '/auth/signin', '/auth/signup', '/user/center', '/user/order', '/user/return', '/user/favorite', '/user/address'])
function checkPath(path, where) {
  const [, kind, slug] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(path) ?? []
  if (kind === 'page' && ownPages.has(slug)) return
  const known = { category: categories, tag: tags, collection: collections, page: pages, product: products }[kind]
  if (known ? !known.has(slug) : !lists.has(path) && !['inquiry', 'article', 'promotion', 'app'].includes(kind)) fail(where, `nothing at ${path}`)
}
for (const match of [...filesOf('pages')].flatMap((file) => [...readFileSync(join(root, 'pages', file), 'utf8').matchAll(/href=\\"(\/[^"\\]*)\\"/g)].map((found) => [file, found[1]]))) {
  checkPath(match[1], `pages/${match[0]}`)
}
function checkMenu(items, where) {
  for (const item of items ?? []) {
    const at = `${where} › ${item.texts?.en?.title}`
    checkTexts(item.texts, at)
    const path = item.url ?? (item.target && `/${item.type}/${item.target}`)
    if (path) checkPath(path, at)
    else if (!item.children?.length) fail(at, 'neither a path nor children')
    checkMenu(item.children, at)
  }
}
const menus = read('menus.json') ?? {}
checkMenu(menus.header, 'menu header')
checkMenu(menus.footer, 'menu footer')

/** Settings that name a record, or several. */
const namedRecords = {
  picture: ['picture', pictures],
  collection: ['collection', collections],
  collections: ['collection', collections],
  category: ['category', categories],
  categories: ['category', categories],
}

function checkSettings(value, where) {
  if (Array.isArray(value)) return value.forEach((part, index) => checkSettings(part, `${where}[${index}]`))
  if (!value || typeof value !== 'object') return
  for (const [key, part] of Object.entries(value)) {
    const [kind, known] = namedRecords[key] ?? []
    if (key === 'texts') checkTexts(part, where, [])
    else if (key === 'path') checkPath(part, where)
    else if (known) [part].flat().forEach((name) => known.has(name) || fail(where, `no ${kind} ${name}`))
    else checkSettings(part, `${where}.${key}`)
  }
}
for (const [name, sections] of Object.entries({ home: read('home.json') ?? [], ...read('templates.json') })) {
  for (const [index, { section, settings }] of sections.entries()) {
    if (!section) fail(`${name}[${index}]`, 'no section')
    checkSettings(settings, `${name}[${index}] ${section}`)
  }
}

// What shoppers wrote
for (const folder of ['reviews', 'questions', 'comments']) {
  for (const subject of filesOf(folder).flatMap((file) => read(`${folder}/${file}`) ?? [])) {
    for (const written of subject[folder]) checkWritten(written, written.lang, `${folder} ${subject.product ?? subject.article} ${written.author}`)
  }
}

const shop = read('shop.json') ?? {}
for (const language of languages) {
  for (const field of ['name', 'tagline']) if (!shop[field]?.[language]) fail('shop.json', `${field}.${language} is missing`)
}
if (shop.currencies?.join() !== currencies.join()) fail('shop.json', 'currencies')

// The pictures are rendered by scripts, some later than the words: what has none stays out of the shop until it has
// (src/server/seed/keep-pictured.ts).
const folder = join(root, 'pictures')
if (existsSync(folder)) {
  const there = new Set(readdirSync(folder))
  const missing = [...pictures].filter((picture) => !there.has(picture))
  if (missing.length > 0) notes.push(`${missing.length} pictures not rendered yet`)
  const sizes = [...there].filter((name) => name.endsWith('.jpg')).map((name) => [name, statSync(join(folder, name)).size])
  for (const [name, size] of sizes) if (size > mostBytes.picture) fail(name, `has ${size} bytes, more than ${mostBytes.picture}`)
  const all = sizes.reduce((sum, [, size]) => sum + size, 0)
  if (all > mostBytes.all) fail('pictures', `have ${all} bytes, more than ${mostBytes.all}`)
  const waiting = [...products.values()].filter((product) => !product.pictures.some((picture) => there.has(picture)))
  if (waiting.length > 0) notes.push(`${waiting.length} products wait for a picture: ${waiting.map((product) => product.slug).join(', ')}`)
} else fail('pictures', 'no such folder')

console.log(
  `${products.size} products, ${count.variants} variants (${count.soldOut} sold out, ${count.low} low, ${count.toOrder} made to order), ` +
    `${categories.size} categories, ${tags.size} tags, ${collections.size} collections, ${pages.size} pages, ${pictures.size} pictures`,
)
console.log(`on sale: ${onSale.join(', ')}; wholly sold out: ${soldOutProducts.join(', ')}; with missing combinations: ${withGaps.join(', ')}`)
for (const note of notes) console.log(note)
if (problems.length > 0) {
  for (const problem of problems) console.error(problem)
  console.error(`${problems.length} problems`)
  process.exitCode = 1
} else console.log('no problems')
