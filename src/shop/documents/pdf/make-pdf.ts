import { ShopError } from '#kit/pure/shop-error.ts';
import { documentLimits, pdfBusy } from '../contract.ts';
import type { PrintedDocument } from '../rules.ts';
import { drawDocument } from './draw-document.ts';

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Makes the PDF of a document. Two are made at once, a few wait; each may take some seconds.
 * @throws pdfBusy (429) when too many wait
 */
export async function makePdf(document: PrintedDocument, at: Date): Promise<Buffer> {
  if (running >= documentLimits.pdfsAtOnce) {
    if (waiting.length >= documentLimits.pdfsWaiting) throw new ShopError(pdfBusy, { retryAfterSeconds: 5 });
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await drawDocument(document, { at, signal: AbortSignal.timeout(documentLimits.pdfMs) });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
