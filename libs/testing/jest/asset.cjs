// A picture, font or plain style sheet in a test: nothing looks inside it.
module.exports = 'asset';
