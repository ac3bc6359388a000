/** An order or a return in a list: the goods it is of, where it stands, and what can be done with it. */
import type { ReactNode } from 'react';
import { Picture } from '../picture.tsx';
import type { PictureData } from '../picture-data.ts';
import { ShopLink } from '../shop-link.tsx';

/** `path` is what it leads to, `name` the goods, `value` a sum, `actions` what is below all of it, `level` that of its heading. */
type Props = {
  path: string;
  picture: PictureData | null | undefined;
  name: ReactNode;
  value?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  level?: 'h2' | 'h3';
};

/** It leads there wherever it is touched, but for its actions. People know what they bought by its name: numbers and days are notes below it. */
export function GoodsRow({ path, picture, name, value, children, actions, level: Level = 'h2' }: Props) {
  const frame = 'size-20 self-start rounded-field sm:row-span-2 sm:size-28';
  return (
    <li className="group relative grid grid-cols-[auto_1fr] gap-x-4 py-6 sm:gap-x-6">
      {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="112px" className={frame} /> : <span className={`bg-base-200 ${frame}`} />}
      <div className="min-w-0 text-sm">
        <div className="flex items-baseline justify-between gap-x-4 text-base font-medium">
          <Level className="min-w-0 break-words">
            <ShopLink path={path} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
              {name}
            </ShopLink>
          </Level>
          {value && <p className="shrink-0 tabular-nums">{value}</p>}
        </div>
        {children}
      </div>
      {actions && <div className="relative z-10 mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:col-span-2">{actions}</div>}
    </li>
  );
}

/** Its label, and what the label does not say. */
export function GoodsState({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>;
}

/** Number and day, for those who look for one of them; on a phone below each other. */
export function GoodsNote({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 flex flex-wrap gap-x-3 tabular-nums text-desc max-sm:flex-col">{children}</p>;
}

/** Rows below each other, with a rule between them. */
export function GoodsRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-b border-line">{children}</ul>;
}
