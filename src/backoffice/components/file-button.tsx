import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

type FileButtonProps = {
  label: string;
  /** Types that the browser offers, as in `accept`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  sx?: ButtonProps['sx'];
  onChosen(files: File[]): void;
};

/** Chooses files; a button for those who use keys, too. */
export function FileButton({ label, accept, multiple = false, disabled = false, sx, onChosen }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()} {...(sx ? { sx } : {})}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file again is a change, too.
          target.value = '';
        }}
      />
    </>
  );
}
