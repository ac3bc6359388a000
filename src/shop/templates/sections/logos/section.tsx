/** Names: brands, makers, partners. */
import type { ReactNode } from 'react';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { LogosSettings } from './settings.ts';

/** What a row of names shows. */
export type LogosData = { title: string; items: { name: string; picture: PictureData | null; link: string | null }[] };

/** A picture in place of the name where there is one. */
export function Logos({ data: { title, items } }: { settings: LogosSettings; data: LogosData }) {
  if (items.length === 0) return null;
  return (
    <section className="page-width block-space">
      {title && <h2 className="eyebrow mb-8">{title}</h2>}
      <ul className="flex flex-wrap items-center gap-x-10 gap-y-6">
        {items.map(({ name, picture, link }, index) => (
          <li key={index}>
            <Linked link={link}>
              {picture ? (
                <Picture picture={{ ...picture, alt: name }} sizes="160px" fit="contain" className="h-12 w-32" />
              ) : (
                <span className="title-3">{name}</span>
              )}
            </Linked>
          </li>
        ))}
      </ul>
    </section>
  );
}

const linkLook = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

function Linked({ link, children }: { link: string | null; children: ReactNode }) {
  if (link === null) return children;
  if (link.startsWith('/'))
    return (
      <ShopLink path={link} className={linkLook}>
        {children}
      </ShopLink>
    );
  return (
    <a href={link} rel="noreferrer" className={linkLook}>
      {children}
    </a>
  );
}
