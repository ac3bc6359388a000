import * as m from '#messages';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';

/** In place of what could not be loaded: why, and another try. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert kind="error">{message}</Alert>
      <Button onClick={onRetry}>{m.page_try_again()}</Button>
    </div>
  );
}
