/** What `vitrine.config.ts` says (`vitrine/config`). Read by the build, in bare Node.js: no import of the shop's. */

/** A shop, as its owner puts it together. */
export type ShopConfig = {
  /**
   * Extensions in the order in which they are loaded: folders from the project's root on (`./extensions/loyalty`) or npm packages
   * (`@acme/vitrine-loyalty`). The last part of it, without a leading `vitrine-`, is the extension's name.
   */
  extensions?: readonly string[];
};

/** Checks the types of a shop's configuration. */
export const defineShop = (config: ShopConfig): ShopConfig => config;
