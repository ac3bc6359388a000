/** Every island by name (the name of its folder), fetched when it is needed. No autoload: what is not here cannot be mounted. */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType<never>>;

/** The islands. */
export const islands: Readonly<Record<string, Load>> = {
  'cart-button': () => import('#storefront/sections/header/cart-button/island.tsx').then((module) => module.CartButton),
  'menu-behaviour': () => import('#storefront/sections/header/menu-behaviour/island.tsx').then((module) => module.MenuBehaviour),
  'search-box': () => import('#storefront/sections/header/search-box/island.tsx').then((module) => module.SearchBox),
};
