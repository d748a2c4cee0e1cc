export const checkButtonText = { label: 'Check this' };
