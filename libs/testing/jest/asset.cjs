// Replaces a picture, font or plain style sheet in tests, which never read its content.
module.exports = 'asset';
