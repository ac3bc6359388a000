/** A code on the screen, or the way to the app's own page; on a phone a link, for it cannot scan itself. */
import * as m from '#messages';
import { Around, here } from '../messages/around.tsx';
import { useMounted } from '../use-mounted.ts';
import type { Created } from './use-sign-in-ticket.ts';

/** What a scanner sees, a way without scanning, and the number to compare. */
export function QrCode({ created, app }: { created: Created; app: string }) {
  const mounted = useMounted();
  const isPhone = mounted && matchMedia('(pointer: coarse)').matches;
  const showsCode = created.shows === 'code' && !isPhone;
  const alt = m.social_login_code_alt({ app });
  return (
    <div className="mt-6 grid gap-4">
      {showsCode && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(created.svg)}`}
          width="208"
          height="208"
          alt={alt}
          className="rounded-box border border-line bg-white"
        />
      )}
      <p>
        <a href={created.url} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {showsCode ? m.social_login_open_here() : m.social_login_open({ app })}
          <span className="sr-only"> {m.social_login_new_window()}</span>
        </a>
      </p>
      {created.shows === 'code' && (
        <p>
          <Around text={m.social_login_match({ number: here })}>
            <strong className="text-lg tabular-nums">{created.matchCode}</strong>
          </Around>
        </p>
      )}
    </div>
  );
}
