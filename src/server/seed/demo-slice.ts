/** The demo shop in the back office: filled in when the merchant asks for it at the first run. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';
import type { Host, HostConfig, Slice } from '#kit/server/slice.ts';

/** Fills the demo shop in; run again it does nothing. */
export const fillDemoKind: JobKind<Record<string, never>> = { name: 'demo.fill', data: z.object({}) };

/** A job knows the configuration of its process, the seed needs the whole host. */
const hosts = new WeakMap<HostConfig, Host>();

/** The slice as the process lists it. */
export const demoSlice: Slice = {
  name: 'demo',
  routes: (_api, host) => void hosts.set(host.config, host),
  jobs: [
    {
      ...fillDemoKind,
      async run(context) {
        const { fillDemo } = await import('./fill-demo.ts');
        const host = hosts.get(context.config);
        if (host) await fillDemo(host);
      },
    },
  ],
};
