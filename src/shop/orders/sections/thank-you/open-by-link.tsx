/** For browsers without script: the secret part of the mailed link is pasted, because the address never sends it to a server. */
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';

/** A plain form, not there where scripts run. */
export function OpenByLink({ error }: { error: string | undefined }) {
  const view = usePageView();
  return (
    <div className="hidden max-w-xl noscript:block">
      <p className="text-desc">{m.order_open_text()}</p>
      <form method="post" noValidate className="mt-6 flex flex-col gap-5">
        <TextField
          form="open"
          name="link"
          label={m.order_open_link()}
          hint={m.order_open_hint()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          error={error}
        />
        <div>
          <Button type="submit" name="form" value="open" look="primary">
            {m.order_open_do()}
          </Button>
        </div>
      </form>
      <p className="mt-6">
        <ArrowLink path={detailPath(view, 'page', 'order-lookup')}>{m.order_open_lost()}</ArrowLink>
      </p>
    </div>
  );
}
