/** A part of a page of settings: its heading and what it is for beside what can be set. */
import type { ReactNode, Ref } from 'react';

/** One below the other on a phone. `headingRef`: what takes the focus when a row of it goes away. */
export function SettingsGroup({
  id,
  title,
  text,
  headingRef,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:py-8">
      <div>
        <h2 id={id} ref={headingRef} tabIndex={-1} className="title-4 outline-none">
          {title}
        </h2>
        {text && <p className="mt-1 max-w-md text-sm text-pretty text-desc">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
