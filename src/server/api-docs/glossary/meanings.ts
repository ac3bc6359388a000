/** What every value of every enum means, by the name of its property; of several tables the one that has all of an enum's values is taken. */
import { orderMeanings } from './meanings-orders.ts';
import { peopleMeanings } from './meanings-people.ts';
import { shopMeanings } from './meanings-shop.ts';
import type { Meanings } from './table.ts';

const parts: readonly Meanings[] = [orderMeanings, peopleMeanings, shopMeanings];
const names = new Set(parts.flatMap((part) => Object.keys(part)));

/** All of them. */
export const meanings: Meanings = Object.fromEntries([...names].map((name) => [name, parts.flatMap((part) => part[name] ?? [])]));
