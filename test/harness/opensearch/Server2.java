import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;

/** One node of OpenSearch 2 for tests: `Server2.java <folder> <setting>=<value> …`. It ends when its standard input does. */
public final class Server2 {
  static final class TestNode extends Node {
    TestNode(Settings settings, List<Class<? extends Plugin>> plugins) {
      super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "test"), plugins, true);
    }
  }

  public static void main(String[] given) throws Exception {
    Settings.Builder settings = Settings.builder().put("path.home", given[0]);
    Arrays.stream(given).skip(1).map(one -> one.split("=", 2)).forEach(pair -> settings.put(pair[0], pair[1]));
    Files.createDirectories(Path.of(given[0], "config"));
    List<Class<? extends Plugin>> plugins = List.of(
        org.opensearch.transport.Netty4Plugin.class,
        org.opensearch.analysis.common.CommonAnalysisPlugin.class,
        org.opensearch.painless.PainlessPlugin.class);
    try (Node node = new TestNode(settings.build(), plugins)) {
      node.start();
      while (System.in.read() >= 0) continue;
    }
    System.exit(0);
  }
}
