import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a moment. */
export function useSettled<Value>(value: Value, pauseMs = 400): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), pauseMs);
    return () => clearTimeout(timer);
  }, [written, pauseMs]);
  return settled;
}
