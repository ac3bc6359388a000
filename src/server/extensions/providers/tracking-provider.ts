import { z } from 'zod';
import type { TrackingProvider } from '#extension/shipping/tracking-provider.ts';
import { parcelLimits, parcelStates } from '#shop/shipping/contract.ts';
import { lineOf, type TrackingSource } from '#shop/shipping/carriers/index.ts';
import { isSetUp } from './ask-outside.ts';
import { limited, type Installed } from '../extension-context.ts';

const mostEvents = 2_000;
const line = (most: number) => z.string().transform((text) => lineOf(text, most));
const reportSchema = z.object({
  reference: z.string().min(1).max(parcelLimits.referenceLength),
  number: z.string().max(200),
  expectedOn: z.iso.date().nullable(),
  events: z
    .array(z.object({ state: z.enum(parcelStates), at: z.date(), place: line(parcelLimits.placeLength), words: line(parcelLimits.wordsLength) }))
    .max(mostEvents),
});

/** A tracking provider of an extension as the shop asks it; what it answers is read, or the question has failed. */
export function ownTrackingProvider(installed: Installed, provider: TrackingProvider<never>): TrackingSource {
  const { id } = provider;
  const asked = { what: `the tracking provider ${id}`, ms: installed.limits.callMs };
  return {
    id,
    isReady: isSetUp(installed, provider.isReady),
    register: async (context, parcel) => reportSchema.parse(await limited(installed, context, asked, (own) => provider.register(own, parcel))),
    read: async (context, reference) => reportSchema.parse(await limited(installed, context, asked, (own) => provider.read(own, reference))),
  };
}
