import { messagesText } from './messages-text.hi';

export const shellProblems: typeof import('./problem-text').shellProblems = {
  NOT_FOUND: messagesText.errors.notFound,
  LOGIN_REQUIRED: messagesText.errors.unauthorised,
  SESSION_EXPIRED: messagesText.errors.unauthorised,
  READER_REQUIRED: messagesText.errors.forbidden,
  WRITER_REQUIRED: messagesText.errors.forbidden,
  MODERATOR_REQUIRED: messagesText.errors.forbidden,
  OFFICER_REQUIRED: messagesText.errors.forbidden,
  FORBIDDEN: messagesText.errors.forbidden,
  BOT_BLOCKED: messagesText.errors.forbidden,
  INTERNAL: messagesText.errors.unavailable,
  UNAVAILABLE: messagesText.errors.unavailable,
  BUSY: 'अभी बहुत भीड़ है। कुछ सेकंड बाद फिर कोशिश करें।',
  TOO_MANY_REQUESTS: 'बहुत ज़्यादा रिक्वेस्ट आ गईं। थोड़ी देर में फिर कोशिश करें।',
  FRESH_LOGIN_REQUIRED: 'यह करने के लिए फिर से लॉग इन करें।',
  OTHER_ACCOUNT: 'आपने दूसरा अकाउंट खोल लिया है। इसे भेजने के लिए पहले वाले अकाउंट पर लौटें।',
  FOREIGN_ORIGIN: 'हम सिर्फ़ अपने पेजों से आई रिक्वेस्ट लेते हैं। पेज दोबारा लोड करके फिर कोशिश करें।',
  NO_SUCH_ALIAS: 'आपका यह निकनेम अभी नहीं बना है। पहले इसे बनाएं।',
  INVALID_REQUEST: 'इसे स्वीकार नहीं किया जा सकता। कृपया जांचकर फिर कोशिश करें।',
  INVALID_CURSOR: 'यह लिस्ट बदल गई है। फिर से ऊपर से शुरू करें।',
  TOO_LARGE: 'यह बहुत बड़ा है। इसे छोटा करके फिर कोशिश करें।',
  IDEMPOTENCY_KEY_REUSED: 'यह पहले ही दूसरे कंटेंट के साथ भेजा जा चुका है। पेज दोबारा लोड करके फिर कोशिश करें।',
};

export const requestProblems: typeof import('./problem-text').requestProblems = {
  METHOD_NOT_ALLOWED: 'यहां यह method नहीं चलता। जो चलते हैं, वे Allow header में हैं।',
  URI_TOO_LONG: 'यह लिंक बहुत लंबा है। इसे जांचकर फिर कोशिश करें।',
  UNSUPPORTED_MEDIA_TYPE: 'इस तरह का कंटेंट नहीं चलता। JSON भेजें।',
  HEADERS_TOO_LARGE: 'रिक्वेस्ट के headers बहुत बड़े हैं। इस साइट की कुकी हटाकर फिर कोशिश करें।',
  UPGRADE_REQUIRED: 'यह पता सिर्फ़ WebSocket कनेक्शन लेता है।',
  TOO_MANY_SOCKETS: 'आपके नेटवर्क से बहुत ज़्यादा कनेक्शन खुले हैं। कुछ टैब बंद करके फिर कोशिश करें।',
};
