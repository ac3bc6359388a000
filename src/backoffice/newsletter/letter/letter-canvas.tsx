/** The content of Puck's canvas: the letter's sections as the server rendered them, on the paper that a mail has. */
import { use, useEffect, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { withoutInlineStyles } from '../../mails/inline-styles.ts';
import { Notice, speak } from '../../templates/editor/canvas.tsx';
import { mendCanvas } from '../../templates/editor/mend-puck.ts';
import { stampStyles } from '../../templates/editor/style-nonce.ts';
import { LetterContext } from './use-letter-markup.ts';

// As mails have it (`styles` of the slice messages); the frame has no style sheet.
const look = {
  body: { backgroundColor: '#f4f2ee', color: '#26262d', fontFamily: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', sans-serif" },
  paper: { maxWidth: '560px', margin: '0 auto', padding: '24px 16px' },
  name: { fontSize: '15px', fontWeight: 600, margin: '0 0 16px', padding: '0 24px' },
  sections: { backgroundColor: '#ffffff', borderRadius: '12px', padding: '16px 0', minHeight: '6rem' },
  problem: { margin: '0 24px 8px', padding: '8px 12px', borderRadius: '8px', backgroundColor: '#fff4d6', fontSize: '13px', lineHeight: '20px' },
  footer: { position: 'relative' },
  press: { position: 'absolute', inset: 0, width: '100%', padding: 0, border: 0, background: 'none', cursor: 'pointer' },
} satisfies Record<string, CSSProperties>;

/** Markup with its inline styles, which the policy of this page lets through only where a script sets them. */
export function MailMarkup({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const named = useMemo(() => withoutInlineStyles(html), [html]);
  useLayoutEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-style]') ?? []) element.style.cssText = element.dataset['style'] ?? '';
  }, [named]);
  return <div ref={place} dangerouslySetInnerHTML={{ __html: named }} />;
}

/** A section. The server has cleaned what staff wrote in it. */
export function LetterBlock({ id, section }: { id: string; section: string }) {
  const shown = use(LetterContext);
  if (!shown) return <div />;
  const block = shown.blocks.get(id);
  const title = shown.titleOf(section);
  if (!block) return <Notice title={title} words={shown.words.waiting} />;
  if (block.html === null) return <Notice title={title} words={block.problems.join(' ') || shown.words.empty} />;
  return (
    <div>
      <MailMarkup html={block.html} />
      {block.problems.map((problem) => (
        <div key={problem} style={look.problem}>
          {problem}
        </div>
      ))}
    </div>
  );
}

/** The letter around its sections; its end is chosen by a press, as sections are. */
export function LetterFrame({ children }: { children: ReactNode }) {
  const shown = use(LetterContext);
  return (
    <div style={look.body}>
      <div style={look.paper}>
        <p style={look.name}>{shown?.shopName}</p>
        <div style={look.sections}>{children}</div>
        <div style={look.footer}>
          <div inert>
            <MailMarkup html={shown?.footer ?? ''} />
          </div>
          <button type="button" style={look.press} aria-label={shown?.words.footer} onClick={shown?.onFooter} />
        </div>
      </div>
    </div>
  );
}

/** The desk on which the paper lies. */
function paint({ body }: Document): void {
  Object.assign(body.style, { margin: '0', backgroundColor: look.body.backgroundColor });
}

/** The frame's document. */
export function LetterDocument({ children, document: target }: { children: ReactNode; document?: Document | undefined }) {
  if (target) stampStyles(target);
  const lang = use(LetterContext)?.lang ?? '';
  useEffect(() => {
    if (!target) return;
    speak(target, lang);
    paint(target);
  }, [target, lang]);
  useEffect(() => target && mendCanvas(target.body), [target]);
  return <>{children}</>;
}
