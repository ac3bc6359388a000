/** Threads as a page shows them: who wrote what, the answers below it, and the way to answer. */
import * as m from '#messages';
import { Badge } from '#ui/badges/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Original, WrittenIn } from '#ui/language/written-in.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { postLimits, type Thread } from '../../contract.ts';
import { formatDay } from '#kit/pure/formats.ts';

/** How a form is posted: by which page form, to which operation. */
export type ReplyForm = { name: string; send: string; title: string; fields?: Readonly<Record<string, string>> };

/** A list of threads. */
export function Threads({ threads, reply }: { threads: readonly Thread[]; reply: ReplyForm }) {
  return (
    <ul className="divide-y divide-line">
      {threads.map((thread) => (
        <li key={thread.id} className="py-6 first:pt-0">
          <Post post={thread} strong />
          {thread.replies.length > 0 && (
            <ul className="mt-4 flex flex-col gap-4 border-s-2 border-line ps-4">
              {thread.replies.map((answer) => (
                <li key={answer.id}>
                  <Post post={answer} />
                </li>
              ))}
            </ul>
          )}
          <OwnWords thread={thread} />
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-desc underline-offset-4 hover:underline">{reply.title}</summary>
            <PlainForm name={reply.name} send={reply.send} fields={{ ...reply.fields, id: thread.id }} className="mt-3 flex max-w-xl flex-col gap-4">
              <WriterFields form={`${reply.name}-${thread.id}`} text={reply.title} refused={null} />
            </PlainForm>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What the translated posts of a thread say in their own words, in the thread's order. */
function OwnWords({ thread }: { thread: Thread }) {
  const translated = [thread, ...thread.replies].filter((post) => post.translation !== null);
  if (translated.length === 0) return null;
  return (
    <Original>
      {translated.map((post) => (
        <p key={post.id} lang={post.lang} className={`mt-2 whitespace-pre-line first:mt-0 ${post === thread ? '' : 'border-s-2 border-line ps-4'}`}>
          {post.text}
        </p>
      ))}
    </Original>
  );
}

function Post({ post, strong = false }: { post: Omit<Thread, 'replies'>; strong?: boolean }) {
  const { locale } = usePageView();
  const { lang, text } = post.translation ?? post;
  return (
    <article>
      <p lang={lang} className={`max-w-2xl wrap-anywhere whitespace-pre-line ${strong ? 'font-medium' : ''}`}>
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-desc">
        <span className="wrap-anywhere">{post.author}</span>
        <time dateTime={post.createdAt}>{formatDay(post.createdAt, locale, 'medium')}</time>
        <WrittenIn lang={post.lang} isTranslated={post.translation !== null} />
        {post.byShop && <Badge look="quiet">{m.discussions_by_shop()}</Badge>}
      </p>
    </article>
  );
}

/** The writer's fields, and the button. `email` asks for an address as well. */
export function WriterFields({ form, text, refused, email }: { form: string; text: string; refused: RejectedForm; email?: { hint: string } }) {
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <>
      <TextArea form={form} name="text" label={text} rows={3} maxLength={postLimits.text} defaultValue={values['text']} error={errors['text']} />
      <TextField
        form={form}
        name="name"
        label={m.reviews_your_name()}
        optional
        autoComplete="nickname"
        maxLength={postLimits.name}
        defaultValue={values['name']}
        error={errors['name']}
      />
      {email && (
        <EmailField form={form} name="email" label={m.field_email()} hint={email.hint} optional defaultValue={values['email']} error={errors['email']} />
      )}
      <Button type="submit">{m.discussions_send()}</Button>
    </>
  );
}
