/** Photographs that show what is wrong: sent as they are chosen, shown small, taken out again. */
import { useState } from 'react';
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
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.reviews_photos()}
        <span className="font-normal text-desc">{m.ui_optional()}</span>
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={busy || images.length >= mostPictures}
        aria-busy={busy || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void send(files);
        }}
        className="field-box py-2.5"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-desc">
        {m.returns_photos_hint({ count: mostPictures })}
      </p>
      {images.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {images.map((image, index) => (
            <Photograph key={image.id} url={image.url} number={index + 1} onRemove={() => onChange(images.filter((one) => one.id !== image.id))} />
          ))}
        </ul>
      )}
      <FieldError id={id} error={problem ?? error} />
    </div>
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

/** Uploads pictures one after the other, until one is rejected: `problem` says why. */
function useSending(images: Application['images'], onChange: (images: Application['images']) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const send = async (files: readonly File[]) => {
    setBusy(true);
    setProblem(files.length + images.length > mostPictures ? m.returns_photos_hint({ count: mostPictures }) : undefined);
    let all = images;
    for (const file of files.slice(0, mostPictures - images.length)) {
      const { code, msg, data } = await uploadFile(file, 'return');
      if (code !== 0 || !data) {
        setProblem(m.ui_upload_failed({ name: file.name, reason: msg }));
        break;
      }
      all = [...all, { id: data.id, url: data.url }];
      onChange(all);
    }
    setBusy(false);
  };
  return { busy, problem, send };
}
