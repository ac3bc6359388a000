/** The content of Puck's canvas: the markup that the server rendered, in a frame with the shop's own style sheets. */
import { use, useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { mendCanvas } from './mend-puck.ts';
import { ShownContext } from './use-markup.ts';
import { stampStyles } from './style-nonce.ts';

const noticeStyle = {
  margin: '1rem',
  padding: '1.5rem',
  border: '1px dashed currentcolor',
  borderRadius: '.5rem',
  opacity: 0.75,
  textAlign: 'center',
} as const;

/** Words in the place of a section that shows nothing. */
export function Notice({ title, words }: { title: string; words: string }) {
  return (
    <div style={noticeStyle}>
      <strong>{title}</strong>
      <br />
      {words}
    </div>
  );
}

/** A section. The server has cleaned what staff wrote in it, and the policy of this page runs no script of its markup. */
export function SectionBlock({ id, section }: { id: string; section: string }) {
  const shown = use(ShownContext);
  if (!shown) return <div />;
  const html = shown.blocks.get(id);
  const title = shown.titleOf(section);
  if (html === undefined) return <Notice title={title} words={shown.words.waiting} />;
  if (html === null) return <Notice title={title} words={shown.words.needsPage} />;
  if (html.trim() === '') return <Notice title={title} words={shown.words.empty} />;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What is around the edited part, which is not edited here. */
function Around({ id, html }: { id: string; html: string }) {
  return <div id={id} inert dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The page, with its head and foot. */
export function PageFrame({ children }: { children: ReactNode }) {
  const shown = use(ShownContext);
  const place = shown?.place ?? 'body';
  const around = (part: 'head' | 'body' | 'foot', id: string) =>
    part === place ? (
      <div id={id} style={{ minHeight: '4rem' }}>
        {children}
      </div>
    ) : (
      <Around id={id} html={shown?.page?.[part] ?? ''} />
    );
  return (
    <>
      {around('head', 'page-head')}
      <main>{around('body', 'page-body')}</main>
      {around('foot', 'page-foot')}
    </>
  );
}

/** Puts style sheets into a document, whose body is shown once they are there; answers how to take them out again. */
function wearStyles(target: Document, hrefs: readonly string[]): () => void {
  let isGone = false;
  const links = hrefs.map((href) => {
    const link = target.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    target.head.append(link);
    return link;
  });
  target.body.style.visibility = 'hidden';
  const loads = links.map(
    (link) =>
      new Promise((done) => {
        link.addEventListener('load', done);
        link.addEventListener('error', done);
      }),
  );
  void Promise.all(loads).then(() => {
    if (!isGone && links.length > 0) target.body.style.removeProperty('visibility');
  });
  return () => {
    isGone = true;
    for (const link of links) link.remove();
  };
}

/** Says in which language a document is. */
export function speak(target: Document, locale: string): void {
  target.documentElement.lang = locale;
}

/** The frame's document: the shop's style sheets and language. */
export function CanvasDocument({ children, document: target }: { children: ReactNode; document?: Document | undefined }) {
  if (target) stampStyles(target);
  const page = use(ShownContext)?.page;
  const styles = JSON.stringify(page?.styles ?? []);
  useEffect(() => (target ? wearStyles(target, JSON.parse(styles) as string[]) : undefined), [target, styles]);
  useEffect(() => target && speak(target, page?.locale ?? ''), [target, page]);
  useEffect(() => target && mendCanvas(target.body), [target]);
  const translate = useTranslate();
  useEffect(() => target?.defaultView?.frameElement?.setAttribute('title', translate('backoffice_content_preview')), [target, translate]);
  return <>{children}</>;
}
