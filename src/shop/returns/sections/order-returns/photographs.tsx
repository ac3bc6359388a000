/** Photographs that show what is wrong: sent as they are chosen, shown small, taken out again. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { uploadFile } from '#kit/browser/upload.ts';
import { fieldId, FieldError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icons.tsx';
import type { Application } from './application.ts';

const mostPictures = 6;

/** `error` is the shop's error for the pictures. */
export function Photographs({
  form,
  images,
  error,
  onChange,
}: {
  form: string;
  images: Application['images'];
  error: string | undefined;
  onChange: (images: Application['images']) => void;
}) {
  const { busy, problem, send } = useSending(images, onChange);
  const id = fieldId(form, 'images');
  const input = useRef<HTMLInputElement>(null);
  const remove = (imageId: string) => {
    onChange(images.filter((one) => one.id !== imageId));
    // The cross that was pressed is gone.
    input.current?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.reviews_photos()}
        <span className="font-normal text-desc">{m.ui_optional()}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-busy={busy || undefined}
        aria-invalid={(problem ?? error) ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          send(files);
        }}
        className="field-box py-2.5"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-desc">
        {m.returns_photos_hint({ count: mostPictures })}
      </p>
      <Chosen images={images} onRemove={remove} />
      <FieldError id={id} error={problem ?? error} />
    </div>
  );
}

function Chosen({ images, onRemove }: { images: Application['images']; onRemove: (imageId: string) => void }) {
  if (images.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {images.map(({ id, url }, index) => (
        <Photograph key={id} url={url} number={index + 1} onRemove={() => onRemove(id)} />
      ))}
    </ul>
  );
}

function Photograph({ url, number, onRemove }: { url: string; number: number; onRemove: () => void }) {
  return (
    <li className="relative">
      <img src={url} alt={m.returns_picture_of({ number })} width={96} height={96} className="size-24 rounded-field object-cover" />
      <button
        type="button"
        className="absolute right-0 top-0 inline-flex size-11 items-center justify-center rounded-field bg-base-100"
        aria-label={m.returns_picture_remove({ number })}
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

/** Uploads pictures one after the other, those that are chosen meanwhile too. `problem` says which of them were rejected, and why. */
function useSending(images: Application['images'], onChange: (images: Application['images']) => void) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const newest = useRef(images);
  useEffect(() => {
    newest.current = images;
  });
  const sending = useRef(Promise.resolve());
  const sendOne = async (file: File): Promise<string | null> => {
    if (newest.current.length >= mostPictures) return m.returns_photos_hint({ count: mostPictures });
    const { code, msg, data } = await uploadFile(file, 'return');
    if (code !== 0 || !data) return m.ui_upload_failed({ name: file.name, reason: msg });
    newest.current = [...newest.current, { id: data.id, url: data.url }];
    onChange(newest.current);
    return null;
  };
  const send = (files: readonly File[]) => {
    setProblems([]);
    sending.current = sending.current.then(async () => {
      setBusy(true);
      const found = new Set<string>();
      for (const file of files) {
        const problem = await sendOne(file);
        if (problem !== null) found.add(problem);
      }
      setProblems([...found]);
      setBusy(false);
    });
  };
  return { busy, problem: problems.length > 0 ? problems.join(' ') : undefined, send };
}
