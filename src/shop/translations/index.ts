/**
 * Translations: what staff wrote in the source language beside what they wrote in others, what is missing, as screens and as files. Reads the texts of
 * other slices; these write them.
 */
import type { Slice } from '#kit/server/slice.ts';
import { translationAdminRoutes } from './admin-routes.ts';

/** The slice as the process lists it. */
export const translationsSlice: Slice = { name: 'translations', routes: translationAdminRoutes };
