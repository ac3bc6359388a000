/** A countdown to the end of an offer. */
import { ButtonLink } from '#ui/button.tsx';
import { Island } from '#ui/island.tsx';
import { CountdownClock } from '#ui/countdown-clock/island.tsx';
import type { CountdownSettings } from './settings.ts';

/** What a countdown shows; nothing once no time is left. */
export type CountdownData = { left: boolean; until: string; title: string; text: string; action: string };

/** Without script the date stands there. */
export function Countdown({ settings, data }: { settings: CountdownSettings; data: CountdownData }) {
  if (!data.left) return null;
  return (
    <section className="block-space bg-base-200/60">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-6 py-14">
        <div className="max-w-2xl">
          {data.title && <h2 className="title-2">{data.title}</h2>}
          {data.text && <p className="mt-3 text-desc">{data.text}</p>}
        </div>
        <Island name="countdown-clock" of={CountdownClock} when="visible" props={{ until: data.until }} />
        {data.action && settings.path && (
          <ButtonLink path={settings.path} look="primary">
            {data.action}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
