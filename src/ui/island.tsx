/** Interactive parts of a page: rendered on the server like everything else, listed, and mounted by the browser when needed. */
import { createContext, useContext, type ComponentType, type ReactElement } from 'react';

/**
 * When the browser mounts an island, once the page has been painted: at once (`load`), when there is time (`idle`), when it comes into view (`visible`),
 * when idle after the visitor's first gesture on the page (`gesture`), or when the visitor reaches it (`interaction`, which all others include).
 */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'gesture' | 'interaction';

/** An island as the page composer lists it; `props` must survive JSON. */
export type IslandEntry = { id: string; name: string; when: IslandWhen; props: Record<string, unknown> };

/**
 * Collects the islands of one section while React renders it. `render` gives the markup that the browser hydrates; ids of `useId` in it begin with
 * `identifierPrefix`, which `hydrateRoot` is given too.
 */
export type IslandCollector = {
  /** The id of the island that is met next. */
  nextId(): string;
  entries: IslandEntry[];
  render(island: ReactElement, identifierPrefix: string): string;
};

/** Set by the page composer; absent in the browser. */
export const IslandCollectorContext = createContext<IslandCollector | null>(null);

/**
 * Puts an island here. `name` is its key in the browser's registry (`src/browser/islands.ts`), `of` the same component
 * for the server's markup. The component must render the same from the same props and the page view, without state of
 * the visitor (cart count, name): what is personal is filled in after mounting.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  when,
  props,
  as: Tag = 'div',
  className,
}: {
  name: string;
  of: ComponentType<Props>;
  when: IslandWhen;
  props: Props;
  as?: 'div' | 'span' | 'li';
  className?: string;
}) {
  const collector = useContext(IslandCollectorContext);
  // Inside another island: the outer one mounts it along with itself.
  if (!collector)
    return (
      <Tag className={className}>
        <Component {...props} />
      </Tag>
    );
  const id = collector.nextId();
  collector.entries.push({ id, name, when, props: props as Record<string, unknown> });
  // A root of its own, as it will be in the browser; no hook may follow this nested render.
  return <Tag data-island={id} className={className} dangerouslySetInnerHTML={{ __html: collector.render(<Component {...props} />, id) }} />;
}
