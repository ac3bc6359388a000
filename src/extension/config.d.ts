/** What `vitrine.config.ts` says (`vitrine/config`). Read by the build, in bare Node.js: no import of the shop's. */

/** A shop, as its owner puts it together. */
export type ShopConfig = {
  /**
   * Extensions in the order in which they are loaded: folders from the project's root on (`./extensions/loyalty`) or npm packages
   * (`@acme/vitrine-loyalty`). The last part of it, without a leading `vitrine-`, is the extension's name.
   */
  extensions?: readonly string[];
  /** What the shop begins with, at its first start; from then on the back office has it. */
  firstStart?: {
    /** What the shop is called. */
    name?: string;
    /** In which languages it is read. English is always one. */
    languages?: readonly ('en' | 'zh' | 'zh-HK')[];
    /** The folder of its theme, in `themes` of the project or of the shop. */
    theme?: string;
    /** Whether the demo shop is filled in. `false`: the shop begins empty, and its owner is asked in the browser. Absent: as `npm start` says. */
    demo?: boolean;
  };
};

/** Checks the types of a shop's configuration. */
export const defineShop: (config: ShopConfig) => ShopConfig;
