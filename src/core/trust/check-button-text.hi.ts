export const checkButtonText: typeof import('./check-button-text').checkButtonText = { label: 'इसे जांचें' };
