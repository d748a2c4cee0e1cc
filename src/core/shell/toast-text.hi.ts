export const toastText: typeof import('./toast-text').toastText = {
  held: 'सर्वर से जवाब नहीं मिला। जो सेव हुआ था, वह दिख रहा है।',
  unknown: 'सर्वर से जवाब नहीं मिला। आपका बदलाव सेव हुआ या नहीं, यह रीलोड करके देखें।',
  alias: 'आपका निकनेम नहीं बदला गया।',
};
