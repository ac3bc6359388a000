/** Two devices changed the same article: shows both texts, and the author continues with one of them. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { OwnArticle } from '../../../contract.ts';

export function Conflict({ other, onMine, onOther }: { other: OwnArticle; onMine(): void; onOther(): void }) {
  return (
    <Alert kind="error">
      <p>{m.articles_changed()}</p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">{m.articles_changed_other()}</summary>
        <div lang={other.lang} className="rounded-box bg-base-100 p-4">
          <p className="title-4 mb-3">{other.title}</p>
          {other.summary && <p className="mb-3 text-desc">{other.summary}</p>}
          {/* The shop's own answer: sanitised when it was saved. */}
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: other.body }} />
        </div>
      </details>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button look="primary" onClick={onMine}>
          {m.articles_changed_keep()}
        </Button>
        <Button onClick={onOther}>{m.articles_changed_take()}</Button>
      </p>
    </Alert>
  );
}
