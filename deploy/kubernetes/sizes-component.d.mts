export function sizesComponent(overlay: 'ha' | 'one-box'): string;
