/** Pages of apps in the back office: which there are, and what their frames may ask. */
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { appPagesSchema } from '#shop/apps/contract.ts';
import { callAdmin } from '../api/call-admin.ts';

type AppPages = z.infer<typeof appPagesSchema>;

const freshForMs = 300_000;

/** The pages that the user may open; none until they are known. */
export function useAppPages(): AppPages['items'] {
  const { data } = useQuery({
    queryKey: ['app-pages'],
    queryFn: async () => (await callAdmin<AppPages>('/app-pages')).data.items,
    staleTime: freshForMs,
    retry: false,
  });
  return data ?? [];
}

/** Where a page is shown, below `/backoffice`. */
export const pathOfAppPage = (id: string): string => `/app-pages/${id}`;

/** What a frame asks for: so much height, or a screen of the back office. */
export type FrameWish = { kind: 'height'; height: number } | { kind: 'open'; path: string };

const heights = { least: 200, most: 10_000 } as const;

/** Reads a message of a frame: `{ type: "vitrine.height", height }` or `{ type: "vitrine.open", path }`; null for whatever else. */
export function frameWishOf(message: unknown): FrameWish | null {
  const { type, height, path } = (message ?? {}) as { type?: unknown; height?: unknown; path?: unknown };
  if (type === 'vitrine.height' && typeof height === 'number' && Number.isFinite(height))
    return { kind: 'height', height: Math.round(Math.min(Math.max(height, heights.least), heights.most)) };
  if (type === 'vitrine.open' && typeof path === 'string' && /^(\/[\w-]{1,64}){1,4}$/.test(path)) return { kind: 'open', path };
  return null;
}
