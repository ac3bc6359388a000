/**
 * Pictures of the demo shop are rendered by scripts, some later than the texts beside them. What has no picture stays out of the
 * shop until it has: a colour with its variants, a product with no colour left, then categories, collections and menu entries
 * that would be empty without it.
 */
import { looksOf } from './complete-product.ts';

type Product = {
  slug: string;
  category: string;
  options: { key: string; values: { key: string }[] }[];
  variants: { options: Record<string, string> }[];
  pictures: string[];
};
type Category = { slug: string; picture?: string | undefined; children?: Category[] | undefined };
type Collection = { slug: string; picture?: string | undefined; products: string[] };
type Brand = { picture?: string | undefined };
type Promotion = { picture?: string | undefined };
type Entry = { type?: string | undefined; target?: string | undefined; image?: string | null | undefined; children?: Entry[] | undefined };

/** The parts of the demo shop that lean on pictures. */
type Pictured = {
  products: Product[];
  categories: Category[];
  collections: Collection[];
  brands: Brand[];
  promotions: Promotion[];
  menus: Record<string, Entry[]>;
  reviews: About[];
  questions: About[];
};
type About = { product: string };

/** The same shop with only what can be shown by the pictures `there`. */
export function keepPictured<Shop extends Pictured>(there: ReadonlySet<string>, shop: Shop): Shop {
  const products = shop.products.flatMap((product) => keepLooks(product, there));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const collections = shop.collections.flatMap((collection) => {
    const members = collection.products.filter((slug) => bySlug.has(slug));
    const picture = there.has(collection.picture ?? '') ? collection.picture : bySlug.get(members[0] ?? '')?.pictures[0];
    return members.length > 0 ? [{ ...collection, picture, products: members }] : [];
  });
  const categories = shop.categories.flatMap((category) => keepCategory(category, products, there));
  const shown = new Set([...collections.map(({ slug }) => `collection ${slug}`), ...categories.flatMap(namesOf)]);
  const menus = Object.fromEntries(Object.entries(shop.menus).map(([name, entries]) => [name, entries.flatMap((entry) => keepEntry(entry, shown, there))]));
  const pictured = <One extends { picture?: string | undefined }>(one: One) => (there.has(one.picture ?? '') ? one : { ...one, picture: undefined });
  const [promotions, brands] = [shop.promotions.map(pictured), shop.brands.map(pictured)];
  const isKept = ({ product }: About) => bySlug.has(product);
  return {
    ...shop,
    products,
    collections,
    brands,
    promotions,
    categories,
    menus,
    reviews: shop.reviews.filter(isKept),
    questions: shop.questions.filter(isKept),
  };
}

function keepLooks(product: Product, there: ReadonlySet<string>): Product[] {
  const pictures = product.pictures.filter((name) => there.has(name));
  const look = looksOf.find((key) => product.options.some((option) => option.key === key));
  const shown = (value: string | undefined) => look === undefined || there.has(`${product.slug}--${value}.jpg`);
  const options = product.options.map((option) => (option.key === look ? { ...option, values: option.values.filter((value) => shown(value.key)) } : option));
  const variants = product.variants.filter((variant) => shown(variant.options[look ?? '']));
  return pictures.length > 0 && variants.length > 0 ? [{ ...product, pictures, options, variants }] : [];
}

function keepCategory(category: Category, products: readonly Product[], there: ReadonlySet<string>): Category[] {
  const children = (category.children ?? []).flatMap((child) => keepCategory(child, products, there));
  const own = products.find((product) => product.category === category.slug);
  if (!own && children.length === 0) return [];
  const picture = there.has(category.picture ?? '') ? category.picture : (own?.pictures[0] ?? children[0]?.picture);
  return [{ ...category, picture, ...(children.length > 0 && { children }) }];
}

const namesOf = (category: Category): string[] => [`category ${category.slug}`, ...(category.children ?? []).flatMap(namesOf)];

function keepEntry(entry: Entry, shown: ReadonlySet<string>, there: ReadonlySet<string>): Entry[] {
  if ((entry.type === 'category' || entry.type === 'collection') && !shown.has(`${entry.type} ${entry.target}`)) return [];
  const pictured = entry.image && !there.has(entry.image) ? { ...entry, image: null } : entry;
  return [pictured.children ? { ...pictured, children: pictured.children.flatMap((child) => keepEntry(child, shown, there)) } : pictured];
}
