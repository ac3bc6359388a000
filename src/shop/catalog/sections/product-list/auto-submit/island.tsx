/** Sends a form as soon as a choice in it changes; empty and default choices stay out of the address. */
import { useEffect } from 'react';
import { navigate } from '#kit/browser/navigate.ts';

/** Nothing to see; listens to the form with the id `form`. */
export function AutoSubmit({ form: id }: { form: string }) {
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const send = (event: Event) => {
      event.preventDefault();
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string' && value !== '' && !(name === 'sort' && value === 'relevance')) query.append(name, value);
      navigate(location.pathname + (query.size > 0 ? `?${query.toString()}` : ''));
    };
    form.addEventListener('change', send);
    form.addEventListener('submit', send);
    return () => {
      form.removeEventListener('change', send);
      form.removeEventListener('submit', send);
    };
  }, [id]);
  return null;
}
