/** What the toolbar asks for: the address of a link, a picture and its alternative text. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { articleLimits } from '../../../rules-limits.ts';
import { PictureField } from './picture-field.tsx';

const frame = 'space-y-4 border-b border-line bg-base-200 p-4';

function Panel({ label, children, onEscape, onEnter }: { label: string; children: ReactNode; onEscape(): void; onEnter(): void }) {
  const panel = useRef<HTMLFieldSetElement>(null);
  // Opening it means wanting to write here.
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
      else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'file') onEnter();
      else return;
      event.preventDefault();
    };
    const { current } = panel;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  });
  return (
    <fieldset ref={panel} aria-label={label} className={frame}>
      {children}
    </fieldset>
  );
}

const complete = (address: string) => (/^[a-z][a-z0-9+.-]*:|^\//i.test(address) ? address : `https://${address}`);
const isLink = (address: string) => /^(?:https?:\/\/[^\s\\]+\.[^\s\\]+|mailto:[^\s\\]+@[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(address);

/** The address of a link; empty takes the link away. */
export function LinkPanel({ address, onSet, onClose }: { address: string; onSet(address: string | null): void; onClose(): void }) {
  const [value, setValue] = useState(address);
  const [error, setError] = useState<string>();
  const set = () => {
    const wanted = value.trim();
    if (wanted === '') onSet(null);
    else if (isLink(complete(wanted))) onSet(complete(wanted));
    else setError(m.articles_tool_link_invalid());
  };
  return (
    <Panel label={m.articles_tool_link()} onEscape={onClose} onEnter={set}>
      <TextField
        form="article-link"
        name="address"
        type="url"
        inputMode="url"
        label={m.articles_tool_link_address()}
        value={value}
        error={error}
        maxLength={2_000}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={set}>
          {m.articles_tool_link_set()}
        </Button>
        {address !== '' && <Button onClick={() => onSet(null)}>{m.articles_tool_link_remove()}</Button>}
        <Button look="quiet" onClick={onClose}>
          {m.ui_close()}
        </Button>
      </div>
    </Panel>
  );
}

/** A picture that is chosen, to be put in. */
export function NewPicturePanel({
  onChoose,
  onClose,
  problem,
  busy,
}: {
  onChoose(file: File, alt: string): void;
  onClose(): void;
  problem: string | null;
  busy: boolean;
}) {
  const [alt, setAlt] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const insert = () => file && onChoose(file, alt.trim());
  return (
    <Panel label={m.articles_tool_picture()} onEscape={onClose} onEnter={insert}>
      <PictureField
        form="article-picture"
        name="file"
        label={m.articles_picture()}
        error={problem ?? undefined}
        busy={busy}
        onFile={(chosen) => setFile(chosen ?? null)}
      />
      <AltField value={alt} onChange={setAlt} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={busy} disabled={!file} onClick={insert}>
          {m.articles_tool_picture()}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {m.ui_close()}
        </Button>
      </div>
    </Panel>
  );
}

/** The alternative text of a picture in the article. */
export function PicturePanel({ alt, onAlt, onRemove, onClose }: { alt: string; onAlt(alt: string): void; onRemove(): void; onClose(): void }) {
  return (
    <Panel label={m.articles_tool_picture_alt()} onEscape={onClose} onEnter={onClose}>
      <AltField value={alt} onChange={onAlt} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRemove}>{m.articles_tool_picture_remove()}</Button>
        <Button look="quiet" onClick={onClose}>
          {m.ui_close()}
        </Button>
      </div>
    </Panel>
  );
}

function AltField({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <TextField
      form="article-picture"
      name="alt"
      label={m.articles_alt()}
      hint={m.articles_alt_hint()}
      value={value}
      maxLength={articleLimits.alt}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
