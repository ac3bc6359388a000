/** Ways from one page of signing in to another; where one came from goes along. */
import { returnPath } from '#kit/pure/return-path.ts';
import * as m from '#messages';
import { useHref, usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Provider } from './model.ts';

/** The query that carries along where one came from; empty on the server, which does not know. */
function useReturn(): string {
  const back = useMounted() ? returnPath(new URLSearchParams(location.search).get('return')) : null;
  return back === null ? '' : `?return=${encodeURIComponent(back)}`;
}

/** An address of another of these pages. */
export function useAuthHref(): (path: string) => string {
  const href = useHref();
  const query = useReturn();
  return (path) => href(path) + query;
}

/** A line under a form that leads to another one. */
export function OtherWay({ text, path, title }: { text: string; path: string; title: string }) {
  const href = useAuthHref();
  return (
    <p className="border-t border-line pt-3 text-sm">
      {text}{' '}
      <a className="inline-flex min-h-11 items-center font-medium underline underline-offset-4" href={href(path)}>
        {title}
      </a>
    </p>
  );
}

/** Providers that vouch for people, each a way to sign in. */
export function Providers({ providers }: { providers: Provider[] }) {
  const { locale, lang } = usePageView();
  const query = useReturn();
  if (providers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {providers.map(({ id, title }) => (
        <li key={id}>
          <a
            className="btn btn-lg btn-outline h-12 min-h-12 w-full border-line px-6 text-base font-medium hover:border-base-content hover:bg-transparent hover:text-base-content"
            data-full-load
            href={`/api/web/auth/openid/${id}/begin${query || '?'}${query ? '&' : ''}lang=${lang}`}
          >
            {m.auth_with({ provider: title }, { locale })}
          </a>
        </li>
      ))}
    </ul>
  );
}
