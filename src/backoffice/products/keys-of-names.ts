/** Keys of what is new in a product: by its name, so that all products with a "Colour" have one filter. Pure. */
import type { StaffProduct } from '#shop/catalog/contract.ts';
import { freeKey, nameIn, type Option, type Variant } from './variants-of.ts';

type Written = { options?: readonly Option[]; variants?: readonly Pick<Variant, 'options'>[] };
type Stored = Pick<StaffProduct, 'options'> | undefined;
type Named = { key: string; texts: Option['texts'] };

/** The product as it is sent: an option or choice that the shop does not know yet has the key of its name; what is stored keeps its own. */
export function withKeysOfNames<Product extends Written>(product: Product, before: Stored): Product {
  const { options, variants } = product;
  if (!options || !variants) return product;
  const stored = new Map(before?.options.map(({ key, choices }) => [key, choices]));
  const keys = renamed(options, new Set(stored.keys()));
  const choiceKeys = options.map(({ key, choices }) => renamed(choices, new Set(stored.get(key)?.map((choice) => choice.key))));
  return {
    ...product,
    options: options.map((option, index) => ({
      ...option,
      key: keys.get(option.key)!,
      choices: option.choices.map((choice) => ({ ...choice, key: choiceKeys[index]!.get(choice.key)! })),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      options: Object.fromEntries(
        options.flatMap(({ key }, index) => {
          const chosen = variant.options[key];
          return chosen === undefined ? [] : [[keys.get(key)!, choiceKeys[index]!.get(chosen) ?? chosen]];
        }),
      ),
    })),
  };
}

/** The key of each item after the change, by the one before; one without a name stays as it is. */
function renamed(items: readonly Named[], stored: ReadonlySet<string>): Map<string, string> {
  const keys = new Map(items.flatMap(({ key }) => (stored.has(key) ? [[key, key] as const] : [])));
  for (const { key, texts } of items) {
    if (keys.has(key)) continue;
    const name = nameIn(texts);
    keys.set(key, name ? freeKey(name, [...keys.values()]) : key);
  }
  return keys;
}
