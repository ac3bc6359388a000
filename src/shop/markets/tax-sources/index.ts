/** Taxes that come from outside this slice, such as those of extensions. */
export { addTaxSources, hasTaxSource, taxAnswerOf, taxQuestion, type TaxAnswer, type TaxPart, type TaxQuestion, type TaxSource } from './tax-sources.ts';
export { strandedMarkets } from './stranded-markets.ts';
export { taxAt, taxesFrom } from '../rules-taxes.ts';
