/** Descriptions of properties and parameters, by name, for schemas without one. A test holds that every entry is needed. */
import { catalogWords } from './catalog.ts';
import { contentWords } from './content.ts';
import { wordsEverywhere } from './everywhere.ts';
import { marketingWords } from './marketing.ts';
import { giftCardWords } from './gift-cards.ts';
import { orderWords } from './orders.ts';
import { peopleWords } from './people.ts';
import { programWords } from './programs.ts';
import { settingsWords } from './settings.ts';
import { shippingWords } from './shipping.ts';
import { walletWords } from './wallets.ts';

/** The parts of the glossary; no key is in two of them. */
export const glossaryParts: readonly Record<string, string>[] = [
  wordsEverywhere,
  catalogWords,
  orderWords,
  shippingWords,
  giftCardWords,
  walletWords,
  peopleWords,
  contentWords,
  marketingWords,
  settingsWords,
  programWords,
];

/** All of them. */
export const glossary: Readonly<Record<string, string>> = Object.assign({}, ...glossaryParts);
