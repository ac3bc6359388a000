import type { ThreadList } from './contract.ts';

const given = new WeakMap<object, Promise<ThreadList>>();

/** Gives to a page the questions about its product, which were asked for before the product itself was there. */
export function giveQuestions(model: object, coming: Promise<ThreadList>): void {
  given.set(model, coming);
}

/** What was given to a page; undefined where its section has to ask. */
export const questionsGiven = (model: object): Promise<ThreadList> | undefined => given.get(model);
