import { useEffect, useState } from 'react';

/** Returns previews of uploaded files from this device's own copies, by the URL of the file; private files have no other. */
export function usePreviews() {
  const [known] = useState(() => new Map<string, string>());
  useEffect(() => () => known.forEach((address) => URL.revokeObjectURL(address)), [known]);
  return {
    of: (url: string): string | undefined => known.get(url),
    add: (url: string, file: File): void => {
      if (file.type.startsWith('image/')) known.set(url, URL.createObjectURL(file));
    },
  };
}
